import type { PushRule } from '@oshimado/contract';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GroupsStore } from '../../base/groups/groups-store';
import { LateBell } from '../../parts/push';
import { samplePush, samplePushDevice, type SamplePush } from '../../parts/push/testing';
import { clientOf, FeaturePage, loadActors, logIn } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { sampleUser } from '../../testing/samples';
import { LateNotificationsGroup } from './LateNotificationsGroup';
import Notifications from './Notifications';
import { sampleWebhooks } from './testing';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';
import { pushBrowser } from '../../parts/push/push-browser';
import { notePush } from '../../parts/push/push-note';

await loadActors();

const user = sampleUser();

function draw(given: SamplePush = {}, isGuest = false, groups?: GroupsStore) {
  const push = samplePush(given);
  if (!isGuest) logIn(user);
  const client = clientOf({
    ...push.client,
    // As the test replaces it later.
    getPush: () => push.client.getPush(),
    getRefresh: async () => ({ jwt: 'token', user }),
  });
  render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={client}>
        {groups ? (
          <Replaced what={pageGroups} by={groups}>
            <Notifications />
          </Replaced>
        ) : (
          <Notifications />
        )}
        <LateBell of="channel" id="UCsora" name="Sora" />
      </FeaturePage>
    </Replaced>,
  );
  return push;
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => void fireEvent.click(found));
};

/** An IntersectionObserver whose element comes near the screen when the test calls it. */
function watchScreen() {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Observer {
    constructor(report: (typeof reports)[number]) {
      reports.push(report);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => act(() => reports.at(-1)?.([{ isIntersecting: true }]));
}

it('notifications are loaded when their group comes near the screen', async () => {
  const comeNear = watchScreen();
  const push = samplePush();
  const getPush = vi.spyOn(push.client, 'getPush');
  render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={clientOf(push.client)}>
        <LateNotificationsGroup webhooks={sampleWebhooks().client} />
      </FeaturePage>
    </Replaced>,
  );
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  comeNear();
  // The group never becomes lower than it was.
  expect(screen.getByText('Loading notifications')).toBeDefined();
  expect(await button('Turn on notifications')).toBeDefined();
  expect(screen.queryByText('Loading notifications')).toBeNull();
  expect(getPush).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it.each([
  ['unsupported', /doesn’t support notifications/],
  ['denied', /open the site settings next to the address/],
  ['ios', /Home Screen first/],
] as const)(
  'a browser where notifications are %s says so and has no button',
  async (ability, words) => {
    draw({ ability });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  },
);

describe('turning on', () => {
  it('turning on is explained, asks after a press, and follows all favorites that go live', async () => {
    const push = draw();
    const subscribe = vi.spyOn(push.browser, 'subscribe');
    expect(await screen.findByText(/asks for permission first/)).toBeDefined();
    await button('Turn on notifications');
    expect(subscribe).not.toHaveBeenCalled();
    await press('Turn on notifications');
    expect(await screen.findByText('Notifications are on for this device.')).toBeDefined();
    expect(push.choices()?.rules).toEqual([
      { of: 'favorites', id: '', live: true, scheduled: false, moved: false, before: 0 },
    ]);
  });

  it('turning on follows no favorites of a guest, who has none at the server', async () => {
    const push = draw({}, true);
    await press('Turn on notifications');
    expect(await screen.findByText('Log in to follow all your favorites.')).toBeDefined();
    expect(push.choices()?.rules).toEqual([]);
  });

  it('that the viewer refuses says how to undo that', async () => {
    draw({ answer: 'no' });
    await press('Turn on notifications');
    expect(await screen.findByText(/Notifications are blocked/)).toBeDefined();
  });

  it('that the viewer closes the question says what to choose, and asks again', async () => {
    draw({ answer: 'none' });
    await press('Turn on notifications');
    expect(await screen.findByText(/choose “Allow”/)).toBeDefined();
    await press('Turn on notifications');
    expect(await screen.findByText(/choose “Allow”/)).toBeDefined();
  });

  it('that does not reach the server can be tried again', async () => {
    const push = draw();
    vi.spyOn(push.browser, 'subscribe').mockRejectedValueOnce(new Error('no push service'));
    vi.spyOn(console, 'error').mockReturnValue();
    await press('Turn on notifications');
    expect(await screen.findByText('That didn’t work. Try again.')).toBeDefined();
    await press('Turn on notifications');
    expect(await screen.findByText('Notifications are on for this device.')).toBeDefined();
  });
});

describe('a device with notifications', () => {
  it('a device with notifications keeps each change: kinds, reminder, quiet hours, most per hour, members', async () => {
    const push = draw({ device: samplePushDevice });
    const favorites = within(await screen.findByRole('group', { name: 'All favorites' }));
    fireEvent.click(favorites.getByRole('switch', { name: 'New in the schedule' }));
    await waitFor(() => expect(push.choices()?.rules[0]?.scheduled).toBe(true));
    fireEvent.change(favorites.getByRole('combobox', { name: 'Reminder' }), {
      target: { value: '60' },
    });
    await waitFor(() => expect(push.choices()?.rules[0]?.before).toBe(60));
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '08:30' } });
    await waitFor(() => expect(push.choices()?.quiet).toEqual({ from: '23:00', to: '08:30' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Most per hour' }), {
      target: { value: '3' },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Members-only streams' }));
    await waitFor(() =>
      expect(push.choices()).toMatchObject({ hourly: 3, members_only: true, free_chats: false }),
    );
  });

  it('a device with notifications whose quiet hours end as they begin has none, and says so', async () => {
    draw({ device: samplePushDevice });
    fireEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    const none = 'Both times are the same, so no hour is quiet.';
    fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '23:00' } });
    expect(await screen.findByText(none)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '08:30' } });
    await waitFor(() => expect(screen.queryByText(none)).toBeNull());
  });

  it('a device with notifications keeps what another window has changed meanwhile', async () => {
    const push = draw({ device: samplePushDevice });
    const favorites = within(await screen.findByRole('group', { name: 'All favorites' }));
    const choices = { ...samplePushDevice.choices, hourly: 3 };
    await push.client.putPushDevice({ body: { lang: 'en', choices } });
    fireEvent.click(favorites.getByRole('switch', { name: 'New in the schedule' }));
    await waitFor(() => expect(push.choices()?.rules[0]?.scheduled).toBe(true));
    expect(push.choices()?.hourly).toBe(3);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Most per hour' })).toHaveProperty('value', '3'),
    );
  });

  it('a device with notifications shows a change though an older answer comes after it', async () => {
    const push = draw({ device: samplePushDevice });
    const favorites = within(await screen.findByRole('group', { name: 'All favorites' }));
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const getPush = vi.spyOn(push.client, 'getPush').mockImplementationOnce(async () => {
      await late;
      return { key: 'k'.repeat(87), device: samplePushDevice };
    });
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(getPush).toHaveBeenCalled());
    const added = favorites.getByRole('switch', { name: 'New in the schedule' });
    fireEvent.click(added);
    await act(async () => answer());
    expect(added).toHaveProperty('checked', true);
    await waitFor(() => expect(push.choices()?.rules[0]?.scheduled).toBe(true));
    expect(added).toHaveProperty('checked', true);
    focusManager.setFocused(undefined);
  });

  it('a device with notifications is tested and turned off', async () => {
    const push = draw({ device: samplePushDevice });
    await press('Send a test');
    expect(await screen.findByText(/It should arrive within a minute/)).toBeDefined();
    await press('Turn off on this device');
    expect(await button('Turn on notifications')).toBeDefined();
    expect(push.choices()).toBeUndefined();
  });

  it('a device with notifications that the browser has ended has the choices of before when they are turned on again', async () => {
    notePush(samplePushDevice, user.id);
    const push = draw();
    await press('Turn on notifications');
    await waitFor(() => expect(push.choices()).toEqual(samplePushDevice.choices));
    await press('Turn off on this device');
    await press('Turn on notifications');
    await waitFor(() =>
      expect(push.choices()?.rules).toMatchObject([{ of: 'favorites', before: 0 }]),
    );
  });

  it('a device with notifications that a guest added becomes one of the account', async () => {
    const push = draw({ device: { ...samplePushDevice, has_account: false } });
    expect(await screen.findByText('Notifications are on for this device.')).toBeDefined();
    await waitFor(() => expect(push.hasAccount()).toBe(true));
  });

  it('a device with notifications that missed a change of the language gets the one of the site', async () => {
    const push = draw({ device: { ...samplePushDevice, lang: 'ja' } });
    await waitFor(() => expect(push.lang()).toBe('en'));
    expect(push.choices()).toEqual(samplePushDevice.choices);
  });

  it('a device with notifications lists the others of the account, which can be deleted', async () => {
    const other = {
      ...samplePushDevice,
      id: 'o'.repeat(43),
      device:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
      used_at: null,
    };
    const push = draw({ device: samplePushDevice, others: [other] });
    const list = within(await screen.findByRole('list', { name: 'Devices with notifications' }));
    expect(list.getByText('This device')).toBeDefined();
    expect(list.getByText('Not used yet')).toBeDefined();
    expect(list.getAllByRole('button')).toHaveLength(1);
    const remove = list.getByRole('button', { name: /^Delete Safari/ });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(list.queryByText('Not used yet')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Devices with notifications'),
    );
    expect(push.choices()).toEqual(samplePushDevice.choices);
  });
});

it('a stream with a reminder is listed, and removed there', async () => {
  const reminder: PushRule = {
    of: 'video',
    id: 'aaaaaaaaaaa',
    live: true,
    scheduled: false,
    moved: true,
    before: 15,
  };
  const rules = [...samplePushDevice.choices.rules, reminder];
  const push = draw({
    device: { ...samplePushDevice, choices: { ...samplePushDevice.choices, rules } },
  });
  const list = within(await screen.findByRole('list', { name: 'Streams with a reminder' }));
  expect(list.getByRole('link').getAttribute('href')).toBe('/watch/aaaaaaaaaaa');
  fireEvent.click(list.getByRole('button', { name: 'Remove aaaaaaaaaaa' }));
  await waitFor(() => expect(push.choices()?.rules).toEqual(samplePushDevice.choices.rules));
});

it('bells of organizations and topics are listed with where they lead, changed, and removed', async () => {
  const bells = (['org', 'topic'] as const).map((of): PushRule => ({
    of,
    id: of === 'org' ? 'Hololive' : 'mario_kart',
    live: true,
    scheduled: false,
    moved: false,
    before: 0,
  }));
  const push = draw({
    device: { ...samplePushDevice, choices: { ...samplePushDevice.choices, rules: bells } },
  });
  const orgs = within(await screen.findByRole('list', { name: 'Organizations' }));
  expect(orgs.getByRole('link').getAttribute('href')).toBe('/?org=Hololive');
  const topics = within(screen.getByRole('list', { name: 'Topics' }));
  expect(topics.getByRole('link').getAttribute('href')).toMatch(/^\/search\?q=.*mario_kart/);
  fireEvent.click(orgs.getByRole('button', { name: 'Edit Hololive' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('switch', { name: 'New in the schedule' }));
  await waitFor(() =>
    expect(push.choices()?.rules).toContainEqual({ ...bells[0], scheduled: true }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Remove this bell' }));
  await waitFor(() => expect(push.choices()?.rules).toEqual([bells[1]]));
});

it('a removed bell gives the focus to the heading of its list, and the last one to a field', async () => {
  const bells = ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((id): PushRule => ({
    of: 'video',
    id,
    live: true,
    scheduled: false,
    moved: false,
    before: 0,
  }));
  draw({ device: { ...samplePushDevice, choices: { ...samplePushDevice.choices, rules: bells } } });
  const press = async (id: string) => {
    const button = await screen.findByRole('button', { name: `Remove ${id}` });
    await act(async () => {
      button.focus();
      fireEvent.click(button);
    });
  };
  await press('aaaaaaaaaaa');
  const heading = screen.getByRole('heading', { name: 'Streams with a reminder' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await press('bbbbbbbbbbb');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
});

it('the bell of a group is listed by its name, and says when the group is gone', async () => {
  const rules = ['group-1', 'group-2'].map((id): PushRule => ({
    of: 'group',
    id,
    live: true,
    scheduled: false,
    moved: false,
    before: 0,
  }));
  const device = { ...samplePushDevice, choices: { ...samplePushDevice.choices, rules } };
  const groups = memoryGroups({
    groups: [sampleGroup({ id: 'group-1', name: 'Singers' })],
  }).openTab();
  await groups.load();
  draw({ device }, false, groups);
  const list = within(await screen.findByRole('list', { name: 'Groups' }));
  const link = await list.findByRole('link', { name: 'Singers' });
  expect(link.getAttribute('href')).toBe('/favorites?group=group-1');
  expect(list.getByRole('link', { name: 'Deleted group' })).toBeDefined();
});

describe('the bell of a channel', () => {
  it('turns notifications on for its streams', async () => {
    const push = draw();
    await press('Notifications for Sora');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Turn on notifications' }));
    expect(await dialog.findByRole('switch', { name: 'Goes live' })).toHaveProperty(
      'checked',
      true,
    );
    expect(push.choices()?.rules).toEqual([
      { of: 'channel', id: 'UCsora', live: true, scheduled: false, moved: false, before: 0 },
    ]);
  });

  it('the bell of a channel asks for new clips in the languages of the settings', async () => {
    const push = draw({ device: samplePushDevice });
    await press('Notifications for Sora');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('switch', { name: 'New clips in my languages' }));
    await waitFor(() => expect(push.choices()?.clip_langs).toEqual(['en']));
    expect(push.choices()?.rules.at(-1)).toMatchObject({ id: 'UCsora', clips: true, live: false });
  });

  it('the bell of a channel adds a rule to those of the device, which the settings list', async () => {
    const push = draw({ device: samplePushDevice });
    await press('Notifications for Sora');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('switch', { name: 'Start time changes' }));
    await waitFor(() => expect(push.choices()?.rules).toHaveLength(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove UCsora', hidden: true }));
    await waitFor(() => expect(push.choices()?.rules).toHaveLength(1));
  });
});
