import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../testing';
import ShortcutsDialog from './ShortcutsDialog';

beforeEach(() => localStorage.clear());

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
