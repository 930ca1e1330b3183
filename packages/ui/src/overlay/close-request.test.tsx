/** The way back of a phone, as a browser reports it to what is open. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog';
import { CommandList } from '../command-list';
import { Dialog } from '../dialog';
import { Menu, MenuItem } from '../menu';
import { Popover } from '../popover';
import { Sheet } from '../sheet';

/** The watchers that are active, the newest last; the browser closes that one. */
let active: FakeWatcher[] = [];
class FakeWatcher extends EventTarget {
  constructor() {
    super();
    active.push(this);
  }
  destroy() {
    active = active.filter((watcher) => watcher !== this);
  }
}

beforeEach(() => void vi.stubGlobal('CloseWatcher', FakeWatcher));
afterEach(() => {
  active = [];
  vi.unstubAllGlobals();
});

/** As the browser does: a watcher that has closed is not active any more. */
const goBack = () =>
  act(() => {
    const newest = active.at(-1);
    newest?.destroy();
    newest?.dispatchEvent(new Event('close'));
  });

test.each([
  ['dialog', <Dialog key="" title="Do" closeLabel="Close" defaultOpen />],
  ['dialog', <Sheet key="" title="Ways" closeLabel="Close" defaultOpen />],
  [
    'dialog',
    <Popover key="" label="More" trigger={<button type="button">Open</button>} defaultOpen>
      text
    </Popover>,
  ],
  [
    'menu',
    <Menu key="" trigger={<button type="button">Open</button>} defaultOpen>
      <MenuItem>Do</MenuItem>
    </Menu>,
  ],
  [
    'alertdialog',
    <AlertDialog
      key=""
      title="Delete it?"
      description="For good."
      cancelLabel="Cancel"
      actionLabel="Delete it"
      onAction={() => undefined}
      defaultOpen
    />,
  ],
])('a way back closes what is open: %s', async (role, open) => {
  render(open);
  expect(await screen.findByRole(role)).toBeDefined();
  expect(active).toHaveLength(1);
  goBack();
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(active).toHaveLength(0);
});

test('a way back closes one after the other, the uppermost first', async () => {
  render(
    <Dialog title="Do" closeLabel="Close" defaultOpen>
      <Popover label="More" trigger={<button type="button">Open</button>} defaultOpen>
        text
      </Popover>
    </Dialog>,
  );
  await screen.findByText('text');
  goBack();
  await waitFor(() => expect(screen.queryByText('text')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Do' })).toBeDefined();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a way back closes a dialog whatever its list does with Escape', async () => {
  render(
    <Dialog title="Do" closeLabel="Close" defaultOpen>
      <CommandList
        label="Commands"
        options={[{ value: 'a', label: 'Open' }]}
        onChoose={() => undefined}
        labels={{ empty: 'Nothing', busy: 'Searching', count: (count) => `${count}` }}
      />
      <input data-own-escape="" aria-label="own" />
    </Dialog>,
  );
  act(() => screen.getByRole('textbox').focus());
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where a browser watches for no way back, all is as ever', () => {
  vi.unstubAllGlobals();
  render(<Dialog title="Do" closeLabel="Close" defaultOpen />);
  expect(screen.getByRole('dialog')).toBeDefined();
});
