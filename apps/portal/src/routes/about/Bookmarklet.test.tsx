import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import { Bookmarklet, bookmarklet } from './Bookmarklet';

it('the bookmark is a link to drag, which says so when it is pressed', () => {
  render(
    <PortalPage client={clientOf({})}>
      <Bookmarklet />
    </PortalPage>,
  );
  const link = screen.getByRole('link', { name: 'Open in Oshimado' });
  expect(link.getAttribute('href')).toBe(bookmarklet(location.origin));
  // False: its default, which is to run the address, was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText(/^Drag this to your bookmarks bar/).getAttribute('role')).toBe('status');
  expect(screen.getByRole('textbox')).toHaveProperty('value', bookmarklet(location.origin));
});
