/** A started multiview with helpers that read its state, for tests; not exported by this package. */
import { decodeMultiview, videoCellsOf, type PickedVideo } from '@oshimado/domain';
import { createActor } from 'xstate';
import { multiviewMachine } from '../../multiview/multiview.machine';
import type {
  MultiviewCells,
  MultiviewInput,
  MultiviewEmitted,
} from '../../multiview/multiview.types';

/** A YouTube video whose id is the letter eleven times. */
export const video = (letter: string): PickedVideo => ({
  id: letter.repeat(11),
  service: 'youtube',
});

/** `a` means the YouTube video of that letter, which keeps layouts short: `AAMY:a,MAMY`. */
export function cellsOf(text: string, prefix = 'c'): MultiviewCells {
  const code = text.replace(/:(\w)/g, (_, letter: string) => letter.repeat(11));
  const decoded = decodeMultiview(code, { prefix });
  if (!decoded.ok) throw new Error(`${text}: ${decoded.problem.code}`);
  return decoded.cells;
}

/** Each cell as its id and what it shows: the letter of its video, the video of its chat. */
export function shown(cells: MultiviewCells): readonly string[] {
  const videos = videoCellsOf(cells);
  return cells.map(({ id, content }) => {
    if (content === null) return `${id} empty`;
    if (content.type === 'video') return `${id} ${content.id.charAt(0)}`;
    return `${id} chat of ${videos[content.tab]?.content.id.charAt(0) ?? 'none'}`;
  });
}

/** Each cell as its id and its place. */
export const places = (cells: MultiviewCells): readonly string[] =>
  cells.map(({ id, x, y, w, h }) => `${id} ${x},${y} ${w}x${h}`);

/** A multiview that begins with the layout of this text. It has no ports, so the machine runs as it is exported. */
export function startMultiview(text = '', input: MultiviewInput = {}) {
  const cells = text === '' ? [] : cellsOf(text);
  const emitted: MultiviewEmitted[] = [];
  const actor = createActor(multiviewMachine, {
    input: { ...input, initial: { cells, ...input.initial } },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    emitted,
    context,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    send: actor.send.bind(actor),
    shown: () => shown(context().cells),
    places: () => places(context().cells),
    emittedTypes: () => emitted.map(({ type }) => type),
  };
}
