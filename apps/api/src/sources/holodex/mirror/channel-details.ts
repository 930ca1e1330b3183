/**
 * Details of a channel that only its own call returns: description, banner, when it was added. One channel after the
 * other, when no other job is due; each channel is read once.
 */
import { readChannel } from '../parse/read-channel';
import { isHopeless } from '../../http/failure';
import type { Cast } from './cast';
import type { Job, MirrorParts } from './parts';
import { takeGood } from './skipped';

interface Progress {
  readonly known: readonly string[];
}

/** Progress contains every channel id, so it is not saved after each; a few may be read twice. */
const NOTE_EVERY = 20;

export function createChannelDetailsJob(
  { base, client, log, store, onProgress, taskOf }: MirrorParts,
  cast: Cast,
): Job {
  const task = taskOf('channel details');
  let known: Set<string> | undefined;
  let unnoted = 0;

  const open = async () => {
    known ??= new Set((await store.loadProgress<Progress>(task))?.known);
    return known;
  };

  const next = () => known && cast.listed().find((id) => !known?.has(id));

  const read = async (id: string) => {
    const path = `/api/v2/channels/${encodeURIComponent(id)}`;
    try {
      const answer = await client.ask({ path });
      if (answer.unchanged) return;
      const reading = readChannel(answer.body, { base, asked: 'vtuber' });
      await cast.writeListed(takeGood([reading], log, 'channel details'));
    } catch (error) {
      if (!isHopeless(error)) throw error;
      log.info({ err: error, channel: id }, 'no details of a channel');
    }
  };

  const note = async (now: ReadonlySet<string>) => {
    unnoted += 1;
    if (unnoted < NOTE_EVERY && next() !== undefined) return;
    await store.saveProgress(task, { known: [...now] } satisfies Progress);
    unnoted = 0;
  };

  return {
    name: 'channel details',
    dueAt: () => (!known || next() !== undefined ? 0 : Number.POSITIVE_INFINITY),
    step: async () => {
      const now = await open();
      const id = next();
      if (id === undefined) return;
      await read(id);
      now.add(id);
      await note(now);
      onProgress({ task: 'channel details', done: now.size, total: cast.listed().length });
    },
  };
}
