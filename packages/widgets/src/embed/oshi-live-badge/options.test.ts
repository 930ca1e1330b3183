import { expect, it } from 'vitest';
import { readOptions } from '../attributes';
import { liveBadgeAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readOptions(liveBadgeAttributes, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: 'https://script.example',
    languages: [],
    complain: (name) => expect.unreachable(name),
  });

it('a badge reads whose it is, and is nobody’s without', () => {
  expect(read({ channel: ' UC1 ', org: 'Hololive' })).toMatchObject({
    channel: 'UC1',
    org: 'Hololive',
  });
  expect(read({})).toMatchObject({ channel: '', org: '' });
});
