/**
 * Tabs that are closed at every moment of a save, beside the device and the server: what they showed is on the server in the
 * end, each line once, and nothing that the server has is offered.
 */
import type { Client } from '@oshimado/contract';
import { scriptEditorMachine, selectLines, selectSaving } from '@oshimado/machines/script-editor';
import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { clientOf } from '../../testing';
import { sampleWatched } from '../../storybook/sample-watch';
import { createDraftKeeper } from './draft-keeper';
import { readOffers, type OfferSources } from './draft-offers';
import { editorPorts, storedLines } from './editor-ports';
import type { DraftStore } from './script-drafts';
import { memoryDrafts, scriptServer } from './testing';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const START = Date.parse(sampleWatched().start_actual ?? sampleWatched().available_at);
const ID = 'aaaaaaaaaaa';
const TARGET = { video: ID, lang: 'en' } as const;
const line = (id: string, seconds: number, message: string) => ({
  id,
  message,
  timestamp: START + seconds * 1_000,
  duration: 2_000,
});

/** Where a tab is left. A request that was sent may be stored at any time, also while the next tab is open. */
const MOMENTS = [
  'before sending',
  'after sending, and nothing arrives',
  'after sending, and it arrives once the next tab has loaded',
  'after sending, and it arrives once the next tab has restored',
  'after storing',
  'after the answer',
  'after the removal',
] as const;
type Moment = (typeof MOMENTS)[number];
const IS_STORED: readonly Moment[] = ['after storing', 'after the answer', 'after the removal'];

const never = new Promise<never>(() => undefined);
const soon = () => vi.advanceTimersByTimeAsync(0);
/** Longer than the device waits after a change. */
const later = () => vi.advanceTimersByTimeAsync(400);

function createWorld(drafts: DraftStore = memoryDrafts()) {
  const server = scriptServer([line('1', 0, 'one'), line('2', 4, 'two'), line('3', 8, 'three')]);
  const late: { readonly moment: Moment; readonly arrive: () => Promise<unknown> }[] = [];
  return {
    drafts,
    server,
    late,
    content: () =>
      server
        .stored()
        .map(({ timestamp, message }) => `${timestamp - START} ${message}`)
        .sort(),
    /** What was sent by a tab that is gone reaches the server now. */
    arrive: async (moment: Moment) => {
      for (const request of late.splice(0)) {
        if (request.moment === moment) await request.arrive().catch(() => undefined);
        else late.push(request);
      }
    },
  };
}
type World = ReturnType<typeof createWorld>;

/** The server as a tab sees it that is left at this moment. */
function connection({ server, late }: World, moment: Moment) {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const postScriptLog: Client['postScriptLog'] = async (input) => {
    if (!IS_STORED.includes(moment)) {
      late.push({ moment, arrive: () => server.calls.postScriptLog(input) });
      return never;
    }
    const results = await server.calls.postScriptLog(input);
    await answered;
    return results;
  };
  const client = clientOf({
    getVideo: () => Promise.resolve(sampleWatched()),
    getChats: server.calls.getChats,
    postScriptLog,
  });
  return { client, answer: () => answer() };
}

/** The device as a tab sees it: nothing is done for a tab that is gone. */
function device({ drafts }: World, moment: Moment) {
  let isGone = false;
  const during = <T>(work: () => Promise<T>): Promise<T> => (isGone ? never : work());
  const releases: (() => void)[] = [];
  const store: DraftStore = {
    readAll: () => during(drafts.readAll),
    put: (draft) => during(() => drafts.put(draft)),
    remove: (keys) => (moment === 'after the answer' ? never : during(() => drafts.remove(keys))),
    replace: (draft, by) => during(() => drafts.replace(draft, by)),
    hold: (editor) => {
      releases.push(drafts.hold(editor));
      return () => undefined;
    },
    held: drafts.held,
  };
  const close = () => {
    isGone = true;
    for (const release of releases) release();
  };
  return { store, close };
}

let lastSession = 0;

async function openTab(world: World, moment: Moment = 'after the removal') {
  const session = `tab${(lastSession += 1)}`;
  const { client, answer } = connection(world, moment);
  const { store, close } = device(world, moment);
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const ports = editorPorts({ client, queries, now: Date.now, onStaleLogin: () => undefined });
  const actor = createActor(scriptEditorMachine.provide({ actors: ports }), {
    input: { viewer: { id: '1', name: 'Mira', role: 'user' }, target: TARGET, session },
  });
  store.hold(session);
  const keeper = createDraftKeeper({ store, actor, session, onFailed: () => undefined });
  actor.subscribe(keeper.follow);
  actor.start();
  await soon();
  const loadAll = () => storedLines(client, { target: TARGET, creatorId: null });
  const offers = (load: OfferSources['loadAll'] = loadAll) =>
    readOffers({ store, actor, session, loadAll: load });
  return {
    actor,
    offers,
    shown: () =>
      selectLines(actor.getSnapshot())
        .map(({ start, text }) => `${start} ${text}`)
        .sort(),
    saving: () => selectSaving(actor.getSnapshot()),
    restore: async () => {
      const [offer] = await offers();
      const isRestored = offer ? await keeper.restore(offer.draft) : false;
      if (!isRestored) actor.send({ type: 'script.refresh' });
      return isRestored;
    },
    save: async () => {
      actor.send({ type: 'script.save' });
      await soon();
    },
    answer: async () => {
      answer();
      await soon();
    },
    close: () => {
      close();
      actor.stop();
    },
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** Saves, and leaves the tab at its moment; `meanwhile` happens while the lines are being sent. */
async function saveAndLeave(tab: Tab, moment: Moment, meanwhile?: (tab: Tab) => void) {
  if (moment !== 'before sending') await tab.save();
  meanwhile?.(tab);
  if (meanwhile) await later();
  if (moment === 'after the answer' || moment === 'after the removal') await tab.answer();
  if (moment === 'after the removal') await later();
  const shown = tab.shown();
  tab.close();
  return shown;
}

function write({ actor }: Tab) {
  actor.send({ type: 'line.add', at: 20_000, text: 'same' });
  actor.send({ type: 'line.add', at: 20_000, text: 'same' });
  actor.send({ type: 'line.add', at: 30_000, text: 'new' });
  actor.send({ type: 'line.change', key: 'id-1', text: 'changed' });
  actor.send({ type: 'line.delete', key: 'id-2' });
}

/** Edits of what is being sent: an added and a changed line, a deletion of an added one, and a deletion taken back. */
function writeOn({ actor }: Tab) {
  const [first, , added] = selectLines(actor.getSnapshot())
    .filter(({ text }) => text === 'same' || text === 'new')
    .map(({ key }) => key);
  actor.send({ type: 'line.change', key: first ?? '', text: 'same no more' });
  actor.send({ type: 'line.delete', key: added ?? '' });
  actor.send({ type: 'line.change', key: 'id-1', text: 'changed again' });
  actor.send({ type: 'line.change', key: 'id-3', text: 'third' });
}

interface Story {
  readonly first: Moment;
  readonly second: Moment;
  readonly tabs: number;
  readonly restores: number;
  readonly meanwhile?: (tab: Tab) => void;
}

/** Opens tabs beside what the former one has left, and restores; returns those tabs. */
async function restoreIn(
  world: World,
  { tabs, restores }: Story,
  former: Moment,
  wanted: readonly string[],
  moment: Moment,
) {
  const opened: Tab[] = [];
  for (let count = 0; count < tabs; count += 1) opened.push(await openTab(world, moment));
  for (const tab of opened) {
    const offered = await tab.offers();
    // Nothing is left to offer exactly if the server has everything.
    expect(offered.length === 0).toBe(String(world.content()) === String(wanted));
  }
  if (former === MOMENTS[2]) await world.arrive(former);
  const restored = await Promise.all(
    opened.flatMap((tab) => Array.from({ length: restores }, () => tab.restore())),
  );
  await soon();
  expect(restored.filter(Boolean).length).toBeLessThanOrEqual(1);
  if (former === MOMENTS[3]) await world.arrive(former);
  return opened;
}

/** A tab writes and is left; the next ones restore and are left; the last one finds everything saved. */
async function live(story: Story) {
  const world = createWorld();
  const killed = await openTab(world, story.first);
  write(killed);
  await later();
  const wanted = await saveAndLeave(killed, story.first, story.meanwhile);
  for (const tab of await restoreIn(world, story, story.first, wanted, story.second)) {
    await saveAndLeave(tab, story.second);
  }
  const lastTabs = await restoreIn(world, story, story.second, wanted, 'after the removal');
  for (const tab of lastTabs) {
    await tab.save();
    await tab.answer();
  }
  expect(world.content()).toEqual(wanted);
  for (const tab of lastTabs) {
    tab.actor.send({ type: 'script.refresh' });
    await later();
    expect(tab.saving()).toBe('saved');
    expect(tab.shown()).toEqual(wanted);
    tab.close();
  }
  const after = await openTab(world);
  expect(await after.offers()).toEqual([]);
  await soon();
  expect(await world.drafts.readAll()).toEqual([]);
  after.close();
}

const COUNTS = [1, 2].flatMap((tabs) => [1, 2].map((restores) => ({ tabs, restores })));

describe.each(MOMENTS)('a script whose tab is left %s', (first) => {
  it.each(MOMENTS)('a draft has each line once if the next tab is left %s', async (second) => {
    expect.hasAssertions();
    for (const counts of COUNTS) await live({ first, second, ...counts });
  });
});

describe.each(MOMENTS.filter((moment) => moment !== 'before sending'))(
  'a script that is edited during a save, and whose tab is left %s',
  (first) => {
    it.each(MOMENTS)('a draft has all edits if the next tab is left %s', async (second) => {
      expect.hasAssertions();
      for (const counts of COUNTS) await live({ first, second, ...counts, meanwhile: writeOn });
    });
  },
);

/** A tab that has written, and was killed before it sent anything. */
async function killedTab(world: World) {
  const killed = await openTab(world);
  write(killed);
  await later();
  return saveAndLeave(killed, 'before sending');
}

const refuse = () => Promise.reject(new Error('QuotaExceededError'));

describe('a draft', () => {
  it('a draft that could not be removed after the save is not offered, and is removed by the next tab', async () => {
    const drafts = memoryDrafts();
    const world = createWorld({ ...drafts, remove: refuse });
    const tab = await openTab(world);
    write(tab);
    await later();
    await saveAndLeave(tab, 'after the removal');
    expect(await drafts.readAll()).toHaveLength(1);
    expect(await (await openTab(world)).offers()).toEqual([]);
    await soon();
    expect(await drafts.readAll()).toEqual([]);
  });

  it('a draft that could not be taken over is restored all the same, and in two tabs each line is saved once', async () => {
    const drafts = memoryDrafts();
    const world = createWorld({ ...drafts, replace: refuse });
    const wanted = await killedTab(world);
    const tabs = [await openTab(world), await openTab(world)];
    for (const tab of tabs) expect(await tab.restore()).toBe(true);
    for (const tab of tabs) {
      expect(tab.shown()).toEqual(wanted);
      await tab.save();
      await tab.answer();
    }
    expect(world.content()).toEqual(wanted);
    expect(await (await openTab(world)).offers()).toEqual([]);
  });

  it('a draft that was written again since it was read is neither restored nor removed', async () => {
    const world = createWorld();
    await killedTab(world);
    const [before] = await world.drafts.readAll();
    if (!before) throw new Error('There is no draft.');
    const { store } = device(world, 'after the removal');
    const newer = { ...before, savedAt: before.savedAt + 1 };
    const tab = await openTab({
      ...world,
      drafts: {
        ...world.drafts,
        replace: async (draft, by) => {
          await store.put(newer);
          return store.replace(draft, by);
        },
      },
    });
    expect(await tab.restore()).toBe(false);
    expect(tab.shown()).toEqual(['0 one', '4000 two', '8000 three']);
    expect(await world.drafts.readAll()).toEqual([newer]);
  });

  it('stays offered if another script was opened while it was taken over', async () => {
    const world = createWorld();
    const wanted = await killedTab(world);
    const tab = await openTab({
      ...world,
      drafts: {
        ...world.drafts,
        replace: (draft, by) => {
          tab.actor.send({ type: 'settings.confirm', target: { ...TARGET, lang: 'ja' } });
          return world.drafts.replace(draft, by);
        },
      },
    });
    expect(await tab.restore()).toBe(false);
    await later();
    const next = await openTab(world);
    expect(await next.restore()).toBe(true);
    expect(next.shown()).toEqual(wanted);
  });

  it('a draft of editor mode is compared with the lines of all authors', async () => {
    const world = createWorld();
    await killedTab(world);
    const [own] = await world.drafts.readAll();
    if (!own) throw new Error('There is no draft.');
    await world.drafts.replace(own, { ...own, isOverriding: true });
    const all = vi.fn(() => Promise.resolve([]));
    const { offers } = await openTab(world);
    const [offer] = await offers(all);
    expect(all).toHaveBeenCalledWith(TARGET);
    // None of its lines is there, so a deletion among them has been done.
    expect(offer?.changes).toHaveLength(own.changes.length - 1);
    expect(offer?.draft.isOverriding).toBe(true);
  });

  it('a draft whose lines could not be loaded for a comparison is offered as it is', async () => {
    const world = createWorld();
    await killedTab(world);
    const [own] = await world.drafts.readAll();
    if (!own) throw new Error('There is no draft.');
    await world.drafts.replace(own, { ...own, isOverriding: true });
    const { offers } = await openTab(world);
    expect((await offers(refuse))[0]?.changes).toEqual(own.changes);
  });
});
