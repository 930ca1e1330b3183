import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog';
import { CommandList } from '../command-list';
import { Dialog } from '../dialog';
import { Menu, MenuItem } from '../menu';
import { Sheet } from '../sheet';
import { Toast, ToastRegion } from '../toast';

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

const commands = (
  <CommandList
    label="Commands"
    options={[{ value: 'a', label: 'Open' }]}
    onChoose={() => undefined}
    labels={{ empty: 'Nothing', busy: 'Searching', count: (count) => `${count}` }}
  />
);

test('a dialog whose content takes the focus by itself gives it back all the same', async () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Before</button>
      <Dialog title="Do" closeLabel="Close" open={isOpen}>
        {commands}
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(before));
});

/** A question that an entry of a menu asks once the menu is closing. */
function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setTimeout(() => setAsking(true))}>Delete</MenuItem>
      </Menu>
      <AlertDialog
        title="Delete it?"
        description="For good."
        cancelLabel="Cancel"
        actionLabel="Delete it"
        onAction={() => undefined}
        open={isAsking}
        onOpenChange={setAsking}
      />
    </>
  );
}

test('a question asked by an entry of a menu gives the focus to the button of the menu', async () => {
  render(<Asking />);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem'));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  fireEvent.click(cancel);
  await waitFor(() => expect(document.activeElement).toBe(more));
});

test('a dialog asks its owner to close it, and does not call that when it opens', async () => {
  const onClose = vi.fn();
  render(
    <Dialog
      title="Do"
      closeLabel="Close"
      trigger={<button type="button">Open</button>}
      onClose={onClose}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
});

test('an answer to a question asks its owner to close it', () => {
  const onAction = vi.fn();
  const onClose = vi.fn();
  render(
    <AlertDialog
      title="Delete it?"
      description="For good."
      cancelLabel="Cancel"
      actionLabel="Delete it"
      onAction={onAction}
      open
      onClose={onClose}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes a dialog whose list always stays', async () => {
  render(
    <Dialog title="Do" closeLabel="Close" defaultOpen>
      {commands}
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the name of the region has its key, and a message is read without it', async () => {
  render(
    <ToastRegion label="Notifications ({hotkey})">
      <Toast title="Saved" closeLabel="Close" />
    </ToastRegion>,
  );
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  await waitFor(() => expect(document.body.textContent).toContain('Notifications Saved'));
  expect(document.body.textContent).not.toContain('hotkey');
});
