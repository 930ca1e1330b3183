/** "After a deployment an old chunk is gone": what a viewer asked for is never a blank. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Messages } from '../sentences';
import { clientOf, englishMessages, FeaturePage } from '../testing/feature-page';
import { askedPart } from './asked-part';
import { ErrorBoundary } from './ErrorBoundary';
import { latePart, PartBoundary } from './late-part';
import { PartFailed } from './PartFailed';

const FAILED = 'This part could not be loaded. Check the connection, then try again.';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const open = (page: React.ReactNode) =>
  render(
    <FeaturePage client={clientOf({})} messages={messages}>
      {page}
    </FeaturePage>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a window that cannot be had is told of, with a way to load the page anew, and is closed', async () => {
  const Window = askedPart<{ onClose: () => void }>(gone);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen ? <Window onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  open(<Page />);
  press('open');
  expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'open' }).getAttribute('aria-expanded')).toBe('false');
});

it('a part in its place says so there, and comes when it is tried again', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>late</p> }));
  load.mockImplementationOnce(gone);
  const Part = latePart(load, { Failed: PartFailed });
  open(<Part />);
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  press('Try again');
  expect(await screen.findByText('late')).toBeTruthy();
});

it('sentences that cannot be had are said to be missing in the place of what waits for them', async () => {
  let isBroken = true;
  const Worded = () => {
    if (isBroken) throw new Error('no sentences');
    return <p>words</p>;
  };
  open(
    <PartBoundary>
      <Worded />
    </PartBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  isBroken = false;
  press('Try again');
  expect(await screen.findByText('words')).toBeTruthy();
});

it('what failed to draw is drawn again with another reset key', () => {
  const Broken = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('broken');
    return <p>drawn</p>;
  };
  const page = (resetKey: string) => (
    <FeaturePage client={clientOf({})} messages={messages}>
      <ErrorBoundary resetKey={resetKey}>
        <Broken isBroken={resetKey === 'one'} />
      </ErrorBoundary>
    </FeaturePage>
  );
  const { rerender } = render(page('one'));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  rerender(page('two'));
  expect(screen.getByText('drawn')).toBeTruthy();
});
