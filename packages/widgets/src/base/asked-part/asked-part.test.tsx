/** Parts whose chunk fails to load, as after a deployment that removed it, show an error instead of nothing. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { askedPart } from './asked-part';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoadError } from '../reporting/load-error';
import { latePart, PartBoundary } from '../late-part/late-part';
import { PartFailed } from '../late-part/PartFailed';

const FAILED = 'Couldn’t load this part of the page. Check your connection and try again.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const open = (page: React.ReactNode) =>
  render(<FeaturePage client={clientOf({})}>{page}</FeaturePage>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a dialog whose chunk fails is closed and shows a toast with a reload button', async () => {
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

it('a part whose chunk fails shows the error in its place, and the part after a retry', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>late</p> }));
  load.mockImplementationOnce(gone);
  const Part = latePart(load, { Failed: PartFailed });
  open(<Part />);
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
  press('Try again');
  expect(await screen.findByText('late')).toBeTruthy();
});

it('a part whose sentences fail to load shows the error in its place, and the part after a retry', async () => {
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

it('a page that threw is rendered again when the reset key changes', () => {
  const Broken = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('broken');
    return <p>drawn</p>;
  };
  const page = (resetKey: string) => (
    <FeaturePage client={clientOf({})}>
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

it('a page that threw is not drawn again by the connection that an earlier page waited for', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const draw = vi.fn();
  const Broken = ({ error }: { error: Error }) => {
    draw();
    throw error;
  };
  const page = (resetKey: string, error: Error) => (
    <FeaturePage client={clientOf({})}>
      <ErrorBoundary resetKey={resetKey}>
        <Broken error={error} />
      </ErrorBoundary>
    </FeaturePage>
  );
  const { rerender } = render(page('one', new LoadError(new Error('no connection'), vi.fn())));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  rerender(page('two', new Error('broken')));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  draw.mockClear();
  fireEvent(window, new Event('online'));
  expect(draw).not.toHaveBeenCalled();
});
