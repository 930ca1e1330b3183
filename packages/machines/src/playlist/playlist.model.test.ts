/** Random runs of a playlist, compared with plain arrays, against a server that answers, fails or is slow. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed } from '../testing/playlist-videos';
import { failure, startMachine } from '../testing/start-machine';
import { playlistMachine } from './playlist.machine';
import { selectStatus } from './playlist.selectors';
import type { ActivePlaylist, PlaylistEvent, SavePlaylistInput } from './playlist.types';
import { cases, SEED } from '../testing/cases';

const ids = ['a', 'b', 'c', 'd', 'e'];
const theirs: ActivePlaylist = { id: 8, userId: '2', name: 'theirs', videos: [listed('a')] };

type Step = PlaylistEvent | { readonly type: 'server.answers' } | { readonly type: 'server.fails' };
const video = fc.constantFrom(...ids).map(listed);
const place = fc.integer({ min: -1, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: video.map((one) => ({ type: 'video.add', video: one }) as const) },
  fc.array(video).map((videos) => ({ type: 'videos.add', videos }) as const),
  fc.constantFrom(...ids).map((id) => ({ type: 'video.remove', id }) as const),
  fc.record({ type: fc.constant('video.move' as const), from: place, to: place }),
  fc.constantFrom('', 'one', 'two').map((name) => ({ type: 'playlist.rename', name }) as const),
  {
    weight: 8,
    arbitrary: fc.constantFrom<Step>(
      { type: 'playlist.save' },
      { type: 'server.answers' },
      { type: 'server.fails' },
      { type: 'edit.undo' },
      { type: 'edit.redo' },
      { type: 'playlist.reset' },
      { type: 'playlist.new' },
      { type: 'playlist.delete' },
      { type: 'playlist.open', playlist: theirs },
      { type: 'change.confirm' },
      { type: 'change.cancel' },
      { type: 'viewer.changed', viewerId: null },
      { type: 'viewer.changed', viewerId: '1' },
    ),
  },
);

/** The edit applied to a plain array; undefined for events that do not edit the current list. */
function plainly(before: readonly string[], event: Step): readonly string[] | undefined {
  if (event.type === 'video.add') return [...new Set([...before, event.video.id])];
  if (event.type === 'videos.add')
    return [...new Set([...before, ...event.videos.map(({ id }) => id)])];
  if (event.type === 'video.remove') return before.filter((id) => id !== event.id);
  if (event.type !== 'video.move') return undefined;
  const { from, to } = event;
  if (Math.min(from, to) < 0 || Math.max(from, to) >= before.length) return before;
  const after = [...before];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}

it('any life of a playlist: each edit does what a plain list would, and saved means that the server has it', async () => {
  const lives = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const run = startMachine(playlistMachine, { input: { viewerId: '1' } });
      const server = new Map<number, string>([[8, JSON.stringify(['theirs', ['a']])]]);
      let nextId = 100;
      // A call is answered once.
      const settled = new Set<unknown>();
      const shown = () => run.context().playlist.videos.map(({ id }) => id);
      for (const event of life) {
        const before = shown();
        let expected: readonly string[] | undefined;
        const isEditable = !run.snapshot().matches({ list: 'resetting' });
        const call = run.calls().findLast((one) => !one.signal.aborted && !settled.has(one));
        if (call && event.type.startsWith('server.')) settled.add(call);
        if (event.type === 'server.answers') {
          if (call?.port === 'savePlaylist') {
            const { id = nextId, name, videoIds } = call.input as SavePlaylistInput;
            nextId += 1;
            server.set(id, JSON.stringify([name, videoIds]));
            // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
            await call.answer({ id });
          } else {
            // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
            await call?.answer({ name: 'theirs', videos: [listed('a')] });
          }
        } else if (event.type === 'server.fails') {
          // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
          await call?.fail(failure('http', 503));
        } else {
          run.actor.send(event);
          expected = isEditable ? plainly(before, event) : undefined;
        }
        expect(expected ?? shown()).toEqual(shown());
        const { playlist } = run.context();
        const isSaved = selectStatus(run.snapshot()) === 'saved' && playlist.id !== null;
        const drawn = JSON.stringify([playlist.name, shown()]);
        expect(isSaved ? server.get(playlist.id ?? 0) : drawn).toBe(drawn);
        expect(playlist.name).not.toBe('');
        expect(new Set(shown()).size).toBe(shown().length);
      }
      run.actor.stop();
    }),
    { numRuns: cases(3_000), seed: SEED },
  );
});
