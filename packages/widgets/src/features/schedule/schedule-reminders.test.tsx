/** Reminders from the page of the schedule, on a device with an account or without. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePush, samplePushDevice } from '../../parts/push/testing';
import { loadSchedule, openSchedule, streamAt as at } from '../../testing/schedule-page';
import { HOUR } from '../../testing/videos';

beforeAll(() => Promise.all([loadSchedule(), import('../../parts/push/ReminderDialog')]));

const streams = [
  at('Running', -HOUR, { status: 'live' }),
  at('Evening', 2 * HOUR),
  at('Radio show', 5 * HOUR, { type: 'placeholder', placeholderType: 'event' }),
];

describe('a block of the week', () => {
  const openWeek = async (push = samplePush()) => {
    await openSchedule(streams, { address: 'view=week', push });
    await screen.findByRole('link', { name: /Evening/ });
    return push;
  };
  const block = (name: RegExp) => within(screen.getByRole('grid')).getByRole('link', { name });
  const details = () => screen.findByRole('dialog', { name: 'Evening' });

  it('the block of a stream that is ahead opens its details: times, the way to it, and a reminder', async () => {
    await openWeek();
    expect(block(/Evening/).getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(block(/Evening/));
    const dialog = await details();
    expect(dialog.textContent).toContain('2:00 PM');
    const watch = within(dialog).getByRole('link', { name: 'Watch' });
    expect(watch.getAttribute('href')).toBe(block(/Evening/).getAttribute('href'));
    expect(within(dialog).getByRole('button', { name: 'Remind me' })).toBeTruthy();
    expect(block(/Evening/).getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(block(/Evening/)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the block of a running stream leads to it, and so does one that is pressed with Ctrl', async () => {
    await openWeek();
    expect(block(/Running/).getAttribute('aria-haspopup')).toBeNull();
    const pressWithCtrl = () => fireEvent.click(block(/Evening/), { ctrlKey: true });
    pressWithCtrl();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(block(/Evening/));
    fireEvent.keyDown(await details(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pressWithCtrl();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a block of the week has no reminder for what is no stream yet', async () => {
    await openWeek();
    fireEvent.click(block(/Radio show/));
    const dialog = await screen.findByRole('dialog', { name: 'Radio show' });
    expect(within(dialog).getByRole('link', { name: 'Watch' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Remind me' })).toBeNull();
  });

  it('a block of the week is chosen for a reminder by a guest, gets the focus back, and says that there is one', async () => {
    const push = await openWeek();
    expect(block(/Evening/).textContent).not.toContain('Reminder set');
    fireEvent.click(block(/Evening/));
    const remind = within(await details()).getByRole('button', { name: 'Remind me' });
    act(() => remind.focus());
    fireEvent.click(remind);
    const dialog = await screen.findByRole('dialog', { name: 'Remind me' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Turn on notifications' }));
    await waitFor(() => expect(push.choices()?.rules).toMatchObject([{ of: 'video' }]));
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(block(/Evening/)));
    expect(block(/Evening/).textContent).toContain('Reminder set');
  });
});

it('a row says that this device reminds of its stream', async () => {
  const rule = { live: true, scheduled: false, moved: true, before: 15 } as const;
  const push = samplePush({
    device: {
      ...samplePushDevice,
      choices: {
        ...samplePushDevice.choices,
        rules: [{ ...rule, of: 'video', id: streams[1]?.id ?? '' }],
      },
    },
  });
  await openSchedule(streams, { push });
  const marked = await screen.findByText('Reminder set');
  expect(marked.closest('[data-part="stream"]')?.textContent).toContain('Evening');
  expect(screen.getAllByText('Reminder set')).toHaveLength(1);
});
