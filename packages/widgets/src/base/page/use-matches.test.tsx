import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMatches } from './use-matches';

it('the hook follows the media query while mounted', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const Page = () => <p>{useMatches('(max-width: 599px)') === true ? 'phone' : 'desktop'}</p>;
  render(<Page />);
  expect(screen.getByText('desktop')).toBeTruthy();
  act(() => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('phone')).toBeTruthy();
});
