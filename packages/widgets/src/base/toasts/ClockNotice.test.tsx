import { act, render, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { createTicker, pageClock } from '../ticker';
import { ClockNotice } from './ClockNotice';
import { useToasts } from './ToastsProvider';

const HOUR = 3_600_000;
afterEach(() => pageClock.noteServer(Date.now()));

/** A ticker whose second passes by hand. */
function byHand() {
  let due = () => {};
  const ticker = createTicker({
    now: pageClock.now,
    schedule: (callback) => {
      due = callback;
      return () => undefined;
    },
    isHidden: () => false,
    onVisibility: () => () => undefined,
  });
  return { ticker: () => ticker, tick: () => due() };
}

const Toasts = () => (
  <ol data-testid="toasts">
    {useToasts().toasts.map(({ id, title, description }) => (
      <li key={id}>{`${title} ${description}`}</li>
    ))}
  </ol>
);

it('a wrong clock of the device is said once, as long as it is wrong', async () => {
  const { ticker, tick } = byHand();
  const { getByTestId } = render(
    <FeaturePage client={clientOf({})} options={{ ticker, initialNow: Date.now() }}>
      <ClockNotice />
      <Toasts />
    </FeaturePage>,
  );
  const list = getByTestId('toasts');
  const answer = (ahead: number) =>
    act(async () => {
      pageClock.noteServer(Date.now() + ahead);
      tick();
    });
  await answer(60_000);
  expect(list.textContent).toBe('');
  await answer(-3 * HOUR);
  expect(list.textContent).toBe(
    'This device’s clock is wrong Times on this page are the server’s. Set the date and time in your device’s settings.',
  );
  await answer(-3 * HOUR + 1_000);
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await answer(0);
  expect(list.textContent).toBe('');
});
