import { clientOf, FeaturePage, loadActors } from '@oshimado/widgets/internal/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import AddChannel from './AddChannel';

await loadActors();

const LINKED = 'https://www.youtube.com/@ao';

/** The page by a link that names a channel. */
const open = () =>
  render(
    <MemoryRouter initialEntries={[`/addChannel?address=${encodeURIComponent(LINKED)}`]}>
      <FeaturePage client={clientOf({})}>
        <AddChannel />
      </FeaturePage>
    </MemoryRouter>,
  );

it('an address in the link is in the form already', () => {
  open();
  expect(screen.getByDisplayValue(LINKED)).toBeTruthy();
});

it('leaving with something unsent is asked about by the browser, and without it is not', () => {
  open();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const comment = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Comments/ }), { target: { value } });
  expect(asks()).toBe(false);
  comment('A new singer');
  expect(asks()).toBe(true);
  comment('');
  expect(asks()).toBe(false);
});
