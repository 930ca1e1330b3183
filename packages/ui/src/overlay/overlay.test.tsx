import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CommandList } from '../command-list';
import { Dialog } from '../dialog';
import { Sheet } from '../sheet';
import { Toast, ToastRegion } from '../toast';

afterEach(cleanup);

/** A sheet its owner opens, beside a heading that a step to another page would focus. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <h1 tabIndex={-1}>Next page</h1>
      <Sheet title="Ways" closeLabel="Close" open={isOpen} onOpenChange={setOpen}>
        <a href="#next">Next</a>
      </Sheet>
    </>
  );
}

function openSheet() {
  render(<Page />);
  screen.getByRole('button', { name: 'Open' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
}

test('a sheet without a button of its own gives the focus back when it closes', async () => {
  openSheet();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

test('the focus stays where it went while a sheet was closing', async () => {
  openSheet();
  const heading = screen.getByRole('heading', { name: 'Next page' });
  heading.focus();
  // Radix gives the focus back in a task of its own.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(document.activeElement).toBe(heading);
});

test('Escape closes a dialog whose list always stays', async () => {
  render(
    <Dialog title="Do" closeLabel="Close" defaultOpen>
      <CommandList
        label="Commands"
        options={[{ value: 'a', label: 'Open' }]}
        onChoose={() => undefined}
        labels={{ empty: 'Nothing', busy: 'Searching', count: (count) => `${count}` }}
      />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the name of the region tells its key, and a message is read without it', async () => {
  render(
    <ToastRegion label="Messages ({hotkey})">
      <Toast title="Saved" closeLabel="Close" />
    </ToastRegion>,
  );
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeDefined();
  await waitFor(() => expect(document.body.textContent).toContain('Messages Saved'));
  expect(document.body.textContent).not.toContain('hotkey');
});
