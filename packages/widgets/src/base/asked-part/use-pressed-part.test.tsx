import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { usePressedPart } from './use-pressed-part';

const FAILED = 'Couldn’t load this part of the page. Check your connection and try again.';

// Loaded first, so that the toast appears at once.
await import('../toasts/ToastHost');
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const Panel = () => <p>panel</p>;
const load = vi.fn<() => Promise<typeof Panel>>();

function Example() {
  const { Part, button } = usePressedPart(load);
  return Part ? <Part /> : <button aria-haspopup="dialog" {...button} />;
}

const press = () => screen.getByRole('button', { expanded: false });

async function draw() {
  load.mockReset().mockResolvedValue(Panel);
  await act(async () =>
    render(
      <FeaturePage client={clientOf({})}>
        <Example />
      </FeaturePage>,
    ),
  );
}

it('a part behind a button is loaded when the pointer enters the button, and replaces the button when pressed', async () => {
  await draw();
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerEnter(press()));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('panel')).toBeNull();
  await act(async () => fireEvent.click(press()));
  expect(screen.getByText('panel')).toBeTruthy();
});

it('a press marks the button as busy while the part loads', async () => {
  await draw();
  let arrive = (_part: typeof Panel) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  fireEvent.click(press());
  expect(press().getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive(Panel));
  expect(screen.getByText('panel')).toBeTruthy();
});

it('a part behind a button shows a failed load only after a press, and the next press retries', async () => {
  await draw();
  load.mockRejectedValue(new Error('no connection'));
  await act(async () => fireEvent.focus(press()));
  expect(screen.queryByText(FAILED)).toBeNull();
  await act(async () => fireEvent.click(press()));
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(press().getAttribute('aria-busy')).toBeNull();
  load.mockResolvedValue(Panel);
  await act(async () => fireEvent.click(press()));
  expect(screen.getByText('panel')).toBeTruthy();
});
