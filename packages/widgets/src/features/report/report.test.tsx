/** "Report dialog": what is offered, what is sent, what stays after a failure. */
import { CallError, type Client, type Video } from '@oshimado/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { reportMachine } from '@oshimado/machines/report';
import { serviceWorkerMachine } from '@oshimado/machines/service-worker';
import { StrictMode } from 'react';
import { Actor, createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { AppUpdateProvider, type AppUpdateControl } from '../../parts/app-update';
import { clientOf, FeaturePage, japaneseChannel, japaneseGuest } from '../../testing';
import { ReportProvider, useOpenReport } from './ReportProvider';

const stream: Video = {
  id: 'aaaaaaaaaaa',
  title: 'Singing together',
  type: 'stream',
  topic_id: 'singing',
  published_at: null,
  available_at: '2026-01-10T12:00:00.000Z',
  duration: 0,
  status: 'live',
  songcount: 0,
  channel: japaneseChannel,
};

// The dialog's code comes when it is opened; here it is there.
await import('./ReportDialog');

const HOME = { orgs: ['Hololive'], isHome: true };

const OpenButton = ({ video = stream }: { video?: Video }) => {
  const open = useOpenReport();
  return (
    <button type="button" onClick={() => open(video)}>
      Open
    </button>
  );
};

async function opened(calls: Partial<Client>, place = HOME) {
  render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)}>
        <ReportProvider place={place}>
          <OpenButton />
        </ReportProvider>
      </FeaturePage>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Report' }));
}
const comment = (dialog: ReturnType<typeof within>, text: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Comments' }), { target: { value: text } });

it("'This video does not belong to the org' is offered on home alone", async () => {
  const atHome = await opened({});
  expect(atHome.getByRole('checkbox', { name: /does not belong to Hololive/ })).toBeDefined();
  cleanup();
  const elsewhere = await opened({}, { ...HOME, isHome: false });
  expect(elsewhere.queryByRole('checkbox', { name: /does not belong/ })).toBeNull();
});

it('the title, the channel and those who are mentioned say their language', async () => {
  const own = { ...japaneseChannel, english_name: null };
  const other = { ...japaneseGuest, english_name: null };
  render(
    <FeaturePage client={clientOf({ getMentions: () => Promise.resolve([other]) })}>
      <ReportProvider place={HOME}>
        <OpenButton video={{ ...stream, title: '【歌枠】みんなで歌う', channel: own }} />
      </ReportProvider>
    </FeaturePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  const languageOf = (text: string) => dialog.getAllByText(text).map(({ lang }) => lang);
  expect(languageOf('【歌枠】みんなで歌う')).toEqual(['ja']);
  // In the sentence below the title, and over its own buttons.
  expect(languageOf('星見みなと')).toEqual(['ja', 'ja']);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Incorrect channel mentions' }));
  await dialog.findByText('しずく');
  expect(languageOf('しずく')).toEqual(['ja']);
});

it('mentions that the server refuses to give for a while say for how long', async () => {
  const refusal = new CallError('http', 'getMentions', '', 429, undefined, undefined, 17);
  const dialog = await opened({ getMentions: () => Promise.reject(refusal) });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Incorrect channel mentions' }));
  expect(await dialog.findByText(/Try again in 17 seconds/)).toBeDefined();
});

describe('the comments', () => {
  it('the comments are missing from the start, and said to be once they were touched', async () => {
    const dialog = await opened({});
    const field = dialog.getByRole('textbox', { name: 'Comments' });
    expect(dialog.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
    expect(dialog.queryByText('Tell us briefly what’s wrong.')).toBeNull();
    fireEvent.blur(field);
    expect(dialog.getByText('Tell us briefly what’s wrong.')).toBeDefined();
    comment(dialog, 'wrong');
    expect(dialog.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', false);
  });

  it('the missing comments are named once a press beside them has reached its target', async () => {
    const dialog = await opened({});
    fireEvent.mouseDown(document.body);
    fireEvent.blur(dialog.getByRole('textbox', { name: 'Comments' }));
    fireEvent.mouseUp(document.body);
    expect(dialog.queryByText('Tell us briefly what’s wrong.')).toBeNull();
    fireEvent.click(document.body);
    expect(dialog.getByText('Tell us briefly what’s wrong.')).toBeDefined();
  });
});

describe('sending', () => {
  it('a report sends what was ticked, marked and written, then closes with thanks', async () => {
    const postVideoReport = vi.fn().mockResolvedValue({ id: '1' });
    const dialog = await opened({
      postVideoReport,
      getMentions: () => Promise.resolve([japaneseGuest]),
    });
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Incorrect channel mentions' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Shizuku' }));
    expect(dialog.getByRole('button', { name: 'Shizuku', pressed: true })).toBeDefined();
    comment(dialog, 'not there');
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Report sent, thank you!')).toBeDefined();
    expect(postVideoReport).toHaveBeenCalledOnce();
    expect(postVideoReport.mock.calls[0]?.[0]).toEqual({
      id: 'aaaaaaaaaaa',
      body: [
        { name: 'Reason', value: 'Incorrect channel mentions' },
        { name: 'Original Mentions', value: '`UCguest`' },
        { name: 'Suggested Mentions', value: 'None' },
        { name: 'Comments', value: 'not there' },
      ],
    });
  });

  it('sending keeps the form after a failure', async () => {
    const dialog = await opened({});
    comment(dialog, 'still here');
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Error Occurred')).toBeDefined();
    expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveProperty('value', 'still here');
    expect(dialog.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', false);
  });
});

it('closing forgets what was written', async () => {
  const dialog = await opened({});
  comment(dialog, 'a secret');
  fireEvent.keyDown(dialog.getByRole('textbox', { name: 'Comments' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
  const again = within(await screen.findByRole('dialog', { name: 'Report' }));
  expect(again.getByRole('textbox', { name: 'Comments' })).toHaveProperty('value', '');
});

it('what is written is not lost to a new version that another tab accepts', async () => {
  const actor = createActor(serviceWorkerMachine, { input: { hasController: true } }).start();
  const control: AppUpdateControl = {
    actor,
    accept: () => undefined,
    check: () => Promise.resolve('current'),
    forceRefresh: () => Promise.resolve('reloading'),
    takeChangelogFlag: () => false,
  };
  const load = () => Promise.resolve(control);
  const reloads = vi.fn<() => void>();
  actor.on('page.reload', reloads);
  render(
    <FeaturePage client={clientOf({})}>
      <AppUpdateProvider load={load}>
        <ReportProvider place={HOME}>
          <OpenButton />
        </ReportProvider>
      </AppUpdateProvider>
    </FeaturePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  const isUnsaved = (expected: boolean) =>
    waitFor(() => expect(actor.getSnapshot().context.isUnsaved).toBe(expected));
  await isUnsaved(false);
  comment(dialog, 'half a sentence');
  await isUnsaved(true);
  actor.send({ type: 'controller.changed' });
  expect(reloads).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog.getByRole('textbox', { name: 'Comments' }), { key: 'Escape' });
  await isUnsaved(false);
});

it('every event of the machine is sent', async () => {
  const sent = vi.spyOn(Actor.prototype, 'send');
  const other = { ...japaneseChannel, id: 'UCother', english_name: 'Other Name' };
  const failOnce = <T,>(answer: T) => {
    let count = 0;
    return () => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(answer);
    };
  };
  const dialog = await opened({
    getMentions: failOnce([japaneseGuest]),
    getTopics: () => Promise.resolve([{ id: 'talk', count: 3 }]),
    // Only the names are read. The video's own channel is found as well, and not offered.
    postChannelSearch: vi.fn().mockResolvedValue([{ ...other, id: stream.channel.id }, other]),
  });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Incorrect channel mentions' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Shizuku' });
  press('Select all');
  press('Deselect all');
  press('Shizuku');
  const missing = dialog.getByRole('combobox', { name: 'Missing channels' });
  fireEvent.focus(missing);
  fireEvent.change(missing, { target: { value: 'Other' } });
  const found = await screen.findAllByRole('option', { name: /Other Name/ });
  expect(found).toHaveLength(1);
  if (found[0]) fireEvent.click(found[0]);
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove Other Name' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Incorrect video topic' }));
  const topic = dialog.getByRole('combobox', { name: 'Correct topic' });
  fireEvent.focus(topic);
  fireEvent.change(topic, { target: { value: 'talk' } });
  fireEvent.click(await screen.findByRole('option', { name: /Talk/ }));
  comment(dialog, 'all of it');
  press('Send report');
  await dialog.findByText('Error Occurred');
  fireEvent.keyDown(dialog.getByRole('textbox', { name: 'Comments' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const types = sent.mock.calls.flatMap(([event], at) => {
    const { logic } = sent.mock.contexts[at] as { logic: { id?: string } };
    return logic.id === 'report' ? [event.type] : [];
  });
  sent.mockRestore();
  const internal = /^(xstate|done|error|after|\*|report\.sent)/;
  const understood = reportMachine.events.filter((type) => !internal.test(type));
  expect(understood.filter((type) => !types.includes(type))).toEqual([]);
});

it('what is written is not lost to a closed tab, and an empty report asks nothing', async () => {
  const dialog = await opened({});
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  comment(dialog, 'half a sentence');
  expect(asks()).toBe(true);
  comment(dialog, '');
  expect(asks()).toBe(false);
});
