import type { Video } from '@oshimado/contract';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { failure, settle, startMachine } from '../testing/start-machine';
import { reportMachine } from './report.machine';
import {
  canConfirm,
  hasEntries,
  isReportOpen,
  isReportSending,
  selectAddedMentions,
  selectComments,
  selectMentionsStatus,
  selectOfferedReasons,
  selectOriginalMentions,
  selectReportError,
  selectReportProblem,
  selectSubject,
  selectSuggestedTopic,
  selectTopics,
  selectTopicsStatus,
  showsCollabAlert,
  showsCollabFilter,
} from './report.selectors';
import type { ReportEvent, ReportInput, ReportSubject } from './report.types';

const OWN = {
  id: 'UCown',
  name: 'Sora',
  english_name: 'Sora',
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '',
} as const;
const GUEST = { ...OWN, id: 'UC1', name: 'Guest', org: 'Nijisanji', group: null };
const OTHER = { id: 'UC2', name: 'Other' };
const NEW = { id: 'UC3', name: 'New' };

const subject = (over: Partial<Video> = {}, place: Partial<ReportSubject> = {}): ReportSubject => ({
  video: { id: 'dQw4w9WgXcQ', title: 'Sing', type: 'stream', channel: OWN, ...over },
  org: 'Nijisanji',
  isHome: true,
  ...place,
});

const openDialog = (of: ReportSubject = subject(), input: ReportInput = {}) => {
  const run = startMachine(reportMachine, { input });
  const send = (...events: ReportEvent[]) => {
    for (const event of events) run.actor.send(event);
  };
  send({ type: 'report.open', subject: of });
  return { ...run, send, see: run.snapshot };
};
type Dialog = ReturnType<typeof openDialog>;

const MENTIONS = { type: 'reason.toggle', reason: 'mentions' } as const;
const COMMENT = { type: 'comments.change', comments: 'wrong' } as const;

const withMentions = async () => {
  const dialog = openDialog();
  dialog.send(MENTIONS);
  await dialog.last('loadMentions').answer([GUEST, OTHER]);
  return dialog;
};
const bodyOf = (dialog: Dialog) => {
  dialog.send(COMMENT, { type: 'report.send' });
  return dialog.last('sendReport').input;
};
const form = (name: string): unknown => expect.objectContaining({ form: name });

describe('opened for a video', () => {
  it('is closed until then', () => {
    const run = startMachine(reportMachine, { input: {} });
    expect(isReportOpen(run.snapshot())).toBe(false);
    expect(selectOfferedReasons(run.snapshot())).toEqual([]);
    expect(selectSubject(run.snapshot())).toBeNull();
    expect(showsCollabAlert(run.snapshot())).toBe(false);
    expect(showsCollabFilter(run.snapshot())).toBe(false);
  });

  it('offers the reasons filtered by the rules', () => {
    const { see } = openDialog();
    expect(isReportOpen(see())).toBe(true);
    expect(selectSubject(see())?.video.id).toBe('dQw4w9WgXcQ');
    expect(selectOfferedReasons(see())).toEqual(['mentions', 'topic', 'org', 'other']);
    expect(selectOfferedReasons(openDialog(subject({ type: 'clip' })).see())).toEqual([
      'mentions',
      'low-quality',
      'derivative-works',
      'org',
      'other',
    ]);
  });

  it('several reasons can be chosen, but none that is not offered', () => {
    const { send, see } = openDialog();
    for (const reason of ['topic', 'other', 'low-quality', 'org', 'org'] as const)
      send({ type: 'reason.toggle', reason });
    expect(see().context.reasons).toEqual(['topic', 'other']);
  });

  it('an info alert when the video looks like a collab with the org or a favourite', () => {
    expect(showsCollabAlert(openDialog().see())).toBe(false);
    const collab = { mentions: [GUEST] };
    expect(showsCollabAlert(openDialog(subject(collab)).see())).toBe(true);
    const place = { org: null, favorites: ['UC1'] };
    expect(showsCollabAlert(openDialog(subject(collab, place)).see())).toBe(true);
  });

  it('org reason: a note to use the filter instead, hidden when collabs are already hidden', () => {
    const { send, see } = openDialog();
    expect(showsCollabFilter(see())).toBe(false);
    send({ type: 'reason.toggle', reason: 'org' });
    expect(showsCollabFilter(see())).toBe(true);
    send({ type: 'collabs.changed', isHidden: true });
    expect(showsCollabFilter(see())).toBe(false);
    const hidden = openDialog(subject(), { hidesCollabs: true });
    hidden.send({ type: 'reason.toggle', reason: 'org' });
    expect(showsCollabFilter(hidden.see())).toBe(false);
  });

  it('opened for another video it starts with an empty form', async () => {
    const dialog = await withMentions();
    dialog.send(COMMENT, { type: 'report.open', subject: subject({ id: 'aaaaaaaaaaa' }) });
    expect(selectSubject(dialog.see())?.video.id).toBe('aaaaaaaaaaa');
    expect(selectComments(dialog.see())).toBe('');
    expect(selectMentionsStatus(dialog.see())).toBe('unasked');
  });
});

describe('Topic reason', () => {
  it('the list is loaded on click, once', async () => {
    const { send, see, last, calls } = openDialog();
    send({ type: 'reason.toggle', reason: 'topic' });
    expect(selectTopicsStatus(see())).toBe('unasked');
    send({ type: 'topics.open' });
    expect(selectTopicsStatus(see())).toBe('loading');
    await last('loadTopics').answer([{ id: 'singing', count: 3 }]);
    send({ type: 'topics.open' });
    expect(selectTopicsStatus(see())).toBe('loaded');
    expect(selectTopics(see())).toEqual([{ id: 'singing', count: 3 }]);
    expect(calls('loadTopics')).toHaveLength(1);
  });

  it('a list that failed to load is loaded again at the next click', async () => {
    const { send, see, last } = openDialog();
    send({ type: 'topics.open' });
    await last('loadTopics').fail(failure('http', 500));
    expect(selectTopicsStatus(see())).toBe('failed');
    expect(selectTopics(see())).toEqual([]);
    send({ type: 'topics.open' });
    expect(selectTopicsStatus(see())).toBe('loading');
  });

  it('current topic and the suggested one are sent; empty means unset', () => {
    const dialog = openDialog(subject({ topic_id: 'talk' }));
    dialog.send({ type: 'reason.toggle', reason: 'topic' });
    dialog.send({ type: 'topic.suggest', topic: 'singing' });
    expect(selectSuggestedTopic(dialog.see())).toBe('singing');
    expect(bodyOf(dialog)).toEqual({
      videoId: 'dQw4w9WgXcQ',
      body: [
        { name: 'Reason', value: 'Incorrect video topic' },
        { name: 'Original Topic', value: '`talk`' },
        { name: 'Suggested Topic', value: '`singing`' },
        { name: 'Comments', value: 'wrong' },
      ],
    });
    const unset = openDialog();
    unset.send({ type: 'reason.toggle', reason: 'topic' }, { type: 'topic.suggest', topic: null });
    expect(bodyOf(unset)).toMatchObject({
      body: expect.arrayContaining([{ name: 'Suggested Topic', value: 'None' }]),
    });
  });
});

describe('Mentions reason', () => {
  it('loads the mentions on first tick', async () => {
    const dialog = openDialog();
    expect(dialog.calls('loadMentions')).toHaveLength(0);
    dialog.send(MENTIONS);
    expect(dialog.last('loadMentions').input).toEqual({ videoId: 'dQw4w9WgXcQ' });
    expect(selectMentionsStatus(dialog.see())).toBe('loading');
    await dialog.last('loadMentions').answer([GUEST]);
    dialog.send(MENTIONS, MENTIONS);
    expect(selectMentionsStatus(dialog.see())).toBe('loaded');
    expect(dialog.calls('loadMentions')).toHaveLength(1);
  });

  it('clicking a chip marks it for removal; all at once, or none', async () => {
    const { send, see } = await withMentions();
    const marks = () => selectOriginalMentions(see()).map(({ isMarked }) => isMarked);
    send({ type: 'mention.toggle', id: 'UC1' }, { type: 'mention.toggle', id: 'UCunknown' });
    expect(marks()).toEqual([true, false]);
    send({ type: 'mentions.markAll' });
    expect(marks()).toEqual([true, true]);
    send({ type: 'mention.toggle', id: 'UC1' });
    expect(marks()).toEqual([false, true]);
    send({ type: 'mentions.unmarkAll' });
    expect(marks()).toEqual([false, false]);
  });

  it('original and suggested mentions are kept apart', async () => {
    const dialog = await withMentions();
    dialog.send(
      { type: 'mention.add', channel: NEW },
      { type: 'mention.add', channel: NEW },
      { type: 'mention.toggle', id: 'UC1' },
    );
    expect(selectOriginalMentions(dialog.see()).map(({ channel }) => channel)).toEqual([
      GUEST,
      OTHER,
    ]);
    expect(selectAddedMentions(dialog.see())).toEqual([NEW]);
    expect(bodyOf(dialog)).toMatchObject({
      body: [
        { name: 'Reason', value: 'Incorrect channel mentions' },
        { name: 'Original Mentions', value: '`UC1`\n`UC2`' },
        { name: 'Suggested Mentions', value: '`UC2`\n`UC3`' },
        { name: 'Comments', value: 'wrong' },
      ],
    });
  });

  it("adding a marked one unmarks it; an added one can be removed; the video's own channel is never added", async () => {
    const { send, see } = await withMentions();
    send({ type: 'mention.toggle', id: 'UC1' }, { type: 'mention.add', channel: GUEST });
    expect(selectOriginalMentions(see())[0]?.isMarked).toBe(false);
    send({ type: 'mention.add', channel: OWN }, { type: 'mention.add', channel: NEW });
    expect(selectAddedMentions(see())).toEqual([NEW]);
    send({ type: 'mention.drop', id: 'UC3' });
    expect(selectAddedMentions(see())).toEqual([]);
  });

  it('a channel added before the mentions were loaded is not listed twice', async () => {
    const { send, see, last } = openDialog();
    send(MENTIONS, { type: 'mention.add', channel: GUEST }, { type: 'mention.add', channel: NEW });
    await last('loadMentions').answer([GUEST]);
    expect(selectAddedMentions(see())).toEqual([NEW]);
  });

  it('mentions that failed to load can be loaded again, and are left out of the report', async () => {
    const dialog = openDialog();
    dialog.send(MENTIONS);
    await dialog.last('loadMentions').fail();
    expect(selectMentionsStatus(dialog.see())).toBe('failed');
    dialog.send({ type: 'mentions.retry' });
    await dialog.last('loadMentions').fail();
    expect(dialog.calls('loadMentions')).toHaveLength(2);
    expect(JSON.stringify(bodyOf(dialog))).not.toContain('Original Mentions');
  });
});

describe('The send button is disabled when the comments are empty', () => {
  it('an empty comment field shows an error from the start', () => {
    const { send, see, calls } = openDialog();
    expect(selectReportProblem(see())).toBe('commentsMissing');
    expect(canConfirm(see())).toBe(false);
    send({ type: 'comments.change', comments: ' \n' }, { type: 'report.send' });
    expect(calls('sendReport')).toHaveLength(0);
    send(COMMENT);
    expect(selectReportProblem(see())).toBeUndefined();
    expect(canConfirm(see())).toBe(true);
  });
});

describe('After', () => {
  const sent = () => {
    const dialog = openDialog();
    dialog.send({ type: 'reason.toggle', reason: 'other' }, COMMENT, { type: 'report.send' });
    return dialog;
  };

  it('Success closes the dialog and emits an event', async () => {
    const dialog = sent();
    expect(hasEntries(dialog.see())).toBe(true);
    await dialog.last('sendReport').answer({ id: '1' });
    expect(dialog.state()).toBe('closed');
    expect(hasEntries(dialog.see())).toBe(false);
    expect(dialog.emitted).toEqual([{ type: 'report.sent' }]);
  });

  it('failure keeps the form, with a code, and can be sent again', async () => {
    const dialog = sent();
    await dialog.last('sendReport').fail(failure('http', 403));
    expect(selectReportError(dialog.see())).toBe('refused');
    expect(selectComments(dialog.see())).toBe('wrong');
    expect(dialog.context().reasons).toEqual(['other']);
    expect(canConfirm(dialog.see())).toBe(true);
    dialog.send({ type: 'report.send' });
    expect(selectReportError(dialog.see())).toBeNull();
    expect(dialog.calls('sendReport')).toHaveLength(2);
  });

  it('changes and closing are ignored while the report is being sent', () => {
    const dialog = sent();
    expect(isReportSending(dialog.see())).toBe(true);
    expect(canConfirm(dialog.see())).toBe(false);
    dialog.send(
      { type: 'comments.change', comments: 'other' },
      { type: 'report.close' },
      { type: 'report.send' },
      { type: 'report.open', subject: subject({ id: 'aaaaaaaaaaa' }) },
    );
    expect(dialog.state()).toEqual({ open: form('sending') });
    expect(selectComments(dialog.see())).toBe('wrong');
    expect(dialog.calls('sendReport')).toHaveLength(1);
  });

  it('Closing clears the reasons, the suggestions, the marks and the comments', async () => {
    const dialog = await withMentions();
    dialog.send(
      COMMENT,
      { type: 'topic.suggest', topic: 'singing' },
      { type: 'mention.toggle', id: 'UC1' },
      { type: 'mention.add', channel: NEW },
      { type: 'collabs.changed', isHidden: true },
      { type: 'report.close' },
    );
    const untouched = startMachine(reportMachine, { input: { hidesCollabs: true } });
    expect(dialog.context()).toEqual(untouched.context());
    dialog.send({ type: 'report.open', subject: subject() });
    expect(selectMentionsStatus(dialog.see())).toBe('unasked');
    expect(hasEntries(dialog.see())).toBe(false);
  });

  it('a list that arrives after closing is ignored', async () => {
    const dialog = openDialog();
    dialog.send(MENTIONS, { type: 'report.close' });
    await dialog.last('loadMentions').answer([GUEST]);
    expect(selectOriginalMentions(dialog.see())).toEqual([]);
    expect(dialog.state()).toBe('closed');
  });
});

it('the machine says which port is missing', async () => {
  const actor = createActor(reportMachine, { input: {} }).start();
  actor.send({ type: 'report.open', subject: subject() });
  actor.send(COMMENT);
  actor.send({ type: 'report.send' });
  await settle();
  expect(actor.getSnapshot().matches({ open: { form: { filling: 'failed' } } })).toBe(true);
});
