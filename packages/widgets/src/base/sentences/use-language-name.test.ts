import { expect, it } from 'vitest';
import { languageNamer } from './use-language-name';

it('a code that is of no language is shown as it is', () => {
  const nameOf = languageNamer('en');
  expect([nameOf('ja'), nameOf('not a code')]).toEqual(['Japanese', 'not a code']);
});
