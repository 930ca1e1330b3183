import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { fromNow, HOUR, video } from '../../testing/videos';
import { useLateEntry } from '../video-card/late-entry';
import { ReminderHost } from './ReminderHost';
import { samplePush, samplePushDevice, type SamplePush } from './testing';
import { Replaced } from '../../base/state/replaced';
import { pushBrowser } from './push-browser';

await loadActors();

const stream = video({ status: 'upcoming', start_scheduled: fromNow(HOUR) });
const reminder = {
  of: 'video',
  id: stream.id,
  live: true,
  scheduled: false,
  moved: true,
  before: 15,
} as const;

const offered = () => renderHook(useLateEntry).result.current;

async function choose() {
  const entry = offered();
  act(() => entry?.open(stream));
  return within(await screen.findByRole('dialog', { name: 'Remind me' }));
}

async function draw(given: SamplePush = {}) {
  const push = samplePush(given);
  const page = render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={clientOf(push.client)}>
        <ReminderHost />
      </FeaturePage>
    </Replaced>,
  );
  return { push, page, dialog: await choose() };
}

describe('the reminder of a stream', () => {
  it('the reminder of a stream explains notifications and turns them on for this stream alone', async () => {
    const { push, dialog } = await draw();
    expect(dialog.getByText(stream.title)).toBeDefined();
    expect(await dialog.findByText(/15 minutes before the start/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Turn on notifications' }));
    expect(
      await dialog.findByRole('group', { name: 'You’ll be reminded of this stream' }),
    ).toBeDefined();
    expect(push.choices()?.rules).toEqual([reminder]);
  });

  it('the reminder of a stream is added to what the device follows, changed, and removed where it was added', async () => {
    const { push, dialog } = await draw({ device: samplePushDevice });
    const { rules } = samplePushDevice.choices;
    fireEvent.click(await dialog.findByRole('button', { name: 'Remind me' }));
    await waitFor(() => expect(push.choices()?.rules).toEqual([...rules, reminder]));
    expect(dialog.queryByRole('switch', { name: 'New in the schedule' })).toBeNull();
    fireEvent.change(dialog.getByRole('combobox', { name: 'Reminder' }), {
      target: { value: '60' },
    });
    await waitFor(() => expect(push.choices()?.rules[1]?.before).toBe(60));
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await choose();
    fireEvent.click(await again.findByRole('button', { name: 'Remove reminder' }));
    await waitFor(() => expect(push.choices()?.rules).toEqual(rules));
  });

  it('the reminder of a stream says how to undo a refusal, and promises nothing', async () => {
    const { dialog } = await draw({ ability: 'denied' });
    expect(await dialog.findByText(/Notifications are blocked/)).toBeDefined();
    expect(dialog.queryByText(/15 minutes before/)).toBeNull();
  });
});

it('the entry is offered while the page has the dialog', async () => {
  const { page } = await draw();
  expect(offered()).toBeDefined();
  page.unmount();
  expect(offered()).toBeUndefined();
});
