import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SITE, usePageTitle } from './page-head';

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

it('a page without a title, because it loads or has failed, does not keep the previous one', () => {
  const { rerender } = render(<Page title="Settings" />);
  expect(document.title).toBe(`Settings · ${SITE}`);
  rerender(<Page title="About" />);
  expect(document.title).toBe(`About · ${SITE}`);
  rerender(<p>Loading</p>);
  expect(document.title).toBe(SITE);
});
