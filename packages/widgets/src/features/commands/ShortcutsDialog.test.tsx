import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import ShortcutsDialog from './ShortcutsDialog';

it('Escape leaves the recorder of keys, not the dialog, and the focus goes back to its button', async () => {
  const onClose = vi.fn();
  render(
    <FeaturePage client={clientOf({})}>
      <ShortcutsDialog onClose={onClose} />
    </FeaturePage>,
  );
  const [change] = await screen.findAllByRole('button', { name: /^Change/ });
  const name = change?.getAttribute('aria-label') ?? '';
  fireEvent.click(screen.getByRole('button', { name }));
  const recorder = screen.getByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(recorder));
  fireEvent.keyDown(recorder, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

it('the keys of the player are listed, and say which of them are off', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <ShortcutsDialog onClose={vi.fn()} />
    </FeaturePage>,
  );
  const player = within(await screen.findByRole('region', { name: 'Player' }));
  const keysOf = (name: string) => player.getByText(name).parentElement?.textContent;
  expect(keysOf('Play or pause')).toBe('Play or pauseSpaceK');
  expect(keysOf('Back 10 seconds')).toBe('Back 10 secondsJ');
  expect(keysOf('Faster')).toBe('Faster>');
  fireEvent.click(screen.getByRole('switch'));
  expect(keysOf('Play or pause')).toBe('Play or pauseSpace');
  expect(keysOf('Back 10 seconds')).toBe('Back 10 secondsJOff');
  expect(keysOf('Back 5 seconds')).toBe('Back 5 seconds←');
});

it('the keys of a multiview are listed, and those that are a digit can be off', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <ShortcutsDialog onClose={vi.fn()} />
    </FeaturePage>,
  );
  const multiview = within(await screen.findByRole('region', { name: 'Multiview' }));
  const rows = () => multiview.getAllByRole('listitem').map((one) => one.textContent);
  expect(rows()).toEqual([
    'Go to a video and hear only that one1–9',
    'Make a video big, or put the layout backShift1–9',
    'Play or pause all videosSpace',
    'Undo the last layout changeCtrlZ',
    'Redo the layout changeCtrlShiftZ',
  ]);
  fireEvent.click(screen.getByRole('switch'));
  expect(rows().filter((row) => row?.endsWith('Off'))).toEqual([
    'Go to a video and hear only that one1–9Off',
    'Make a video big, or put the layout backShift1–9Off',
  ]);
});
