/** The layout that the attributes of `<oshi-multiview>` describe, or why there is none. */
import {
  fillEmptyCells,
  layoutOfVideos,
  pickedVideoOf,
  readChatPanels,
  repairMultiview,
  withChatPanels,
  type MultiviewCell,
  type MultiviewProblem,
  type PickedVideo,
  type PickProblem,
} from '@oshimado/domain';
import { listIn } from '../attributes';
import type { MultiviewOptions } from './options';

export type EmbedLayout =
  | {
      readonly cells: readonly MultiviewCell[];
      /** What the attributes say and the multiview does not show, in words for the page's developer. */
      readonly complaints: readonly string[];
    }
  /** No part of `layout` is that of a code. */
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

/** A code, alone or as it is copied: with the address before it, and behind it what chats show. */
function linkOf(layout: string) {
  const [address = '', query = ''] = layout.split(/\?(?=\w+=)/);
  const [code = ''] = /[^/]*(?=\/?$)/.exec(address) ?? [];
  const { panels, ...others } = Object.fromEntries(new URLSearchParams(query));
  return {
    code: decodeCode(code),
    panels: readChatPanels({ panels }),
    others: Object.keys(others),
  };
}

function decodeCode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    // The part with the lone percent sign is refused by its number.
    return code;
  }
}

export function embedLayout(
  options: Pick<MultiviewOptions, 'layout' | 'videos' | 'chat' | 'api'>,
): EmbedLayout {
  const { layout, chat } = options;
  const { picked, leftOut, problem } = pickAll(options);
  const complaints =
    leftOut.length > 0 ? [`videos: left out what is no video: ${leftOut.join(', ')}`] : [];
  if (layout === '') {
    const cells = layoutOfVideos(picked, { hasChat: chat });
    return cells.length === 0 ? { videos: problem } : { cells, complaints };
  }
  const { code, panels, others } = linkOf(layout);
  const read = repairMultiview(code);
  if (!read.ok) return { layout: read.problem };
  for (const { code: fault, part } of read.faults)
    complaints.push(`layout: part ${part + 1} is wrong: ${fault}`);
  if (others.length > 0) complaints.push(`layout: not shown here: ${others.join(', ')}`);
  return { cells: fillEmptyCells(withChatPanels(read.cells, panels), picked), complaints };
}
