/** Escape in a window whose parts have a use of their own for it. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from '../dialog';
import { Popover } from '../popover';
import { SortableList } from '../sortable-list';

const list = (
  <SortableList
    label="Members"
    items={['Aoi', 'Minato'].map((name) => ({ id: name, name, content: name }))}
    onReorder={() => undefined}
    labels={{
      handle: (name) => `Move ${name}`,
      instructions: 'Space lifts, Escape puts back',
      lifted: () => 'lifted',
      moved: () => 'moved',
      dropped: () => 'dropped',
      cancelled: () => 'cancelled',
    }}
  />
);
const combobox = (
  <input role="combobox" aria-expanded="true" aria-controls="none" aria-label="Topics" />
);

const windows = [
  [
    'a dialog',
    (content: typeof list) => (
      <Dialog title="Do" closeLabel="Close" defaultOpen>
        {content}
      </Dialog>
    ),
  ],
  [
    'a popover',
    (content: typeof list) => (
      <Popover label="More" trigger={<button type="button">Open</button>} defaultOpen>
        {content}
      </Popover>
    ),
  ],
] as const;
const escape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape', code: 'Escape' });

test.each(windows)('Escape closes the open list in %s, and it only afterwards', async (_, open) => {
  render(open(combobox));
  const field = await screen.findByRole('combobox');
  escape(field);
  expect(screen.getByRole('dialog')).toBeDefined();
  field.setAttribute('aria-expanded', 'false');
  escape(field);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(windows)(
  'Escape puts back what was lifted in %s, and leaves it open',
  async (_, open) => {
    render(open(list));
    const handle = await screen.findByRole('button', { name: 'Move Aoi' });
    handle.focus();
    fireEvent.keyDown(handle, { key: ' ', code: 'Space' });
    await waitFor(() => expect(handle.getAttribute('aria-pressed')).toBe('true'));
    // The sensor hears further keys from the next task on.
    await new Promise((resolve) => setTimeout(resolve));
    escape(handle);
    await waitFor(() => expect(handle.hasAttribute('aria-pressed')).toBe(false));
    expect(screen.getByRole('dialog')).toBeDefined();
    escape(handle);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
