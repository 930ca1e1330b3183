/** The layout that the attributes of `<oshi-multiview>` describe, or why there is none. */
import {
  decodeMultiview,
  fillEmptyCells,
  layoutOfVideos,
  pickedVideoOf,
  type MultiviewCell,
  type MultiviewProblem,
  type PickedVideo,
  type PickProblem,
} from '@oshimado/domain';
import { listIn } from './embed-options';
import type { MultiviewOptions } from '../multiview/multiview.options';

export type EmbedLayout =
  | {
      readonly cells: readonly MultiviewCell[];
      /** Parts of `videos` that are left out. */
      readonly leftOut: readonly string[];
    }
  /** `layout` is no code. */
  | { readonly layout: MultiviewProblem }
  /** `videos` names none. */
  | { readonly videos: PickProblem };

const TWITCH = /^twitch:/i;

const pick = (text: string, host: string) =>
  TWITCH.test(text)
    ? pickedVideoOf(text.replace(TWITCH, ''), { bare: 'twitch' })
    : pickedVideoOf(text, { hosts: [host] });

function pickAll({ videos, api }: Pick<MultiviewOptions, 'videos' | 'api'>) {
  const picked: PickedVideo[] = [];
  const leftOut: string[] = [];
  let problem: PickProblem = 'empty';
  for (const text of listIn(videos)) {
    const result = pick(text, new URL(api).host);
    if ('video' in result) {
      picked.push(result.video);
      continue;
    }
    if (problem === 'empty') ({ problem } = result);
    leftOut.push(text);
  }
  return { picked, leftOut, problem };
}

export function embedLayout(
  options: Pick<MultiviewOptions, 'layout' | 'videos' | 'chat' | 'api'>,
): EmbedLayout {
  const { layout, chat } = options;
  const { picked, leftOut, problem } = pickAll(options);
  if (layout !== '') {
    const decoded = decodeMultiview(layout);
    return decoded.ok
      ? { cells: fillEmptyCells(decoded.cells, picked), leftOut }
      : { layout: decoded.problem };
  }
  const cells = layoutOfVideos(picked, { hasChat: chat });
  return cells.length === 0 ? { videos: problem } : { cells, leftOut };
}
