/** Result of a layout change: another layout, a question to the viewer, or a refusal. */
import {
  countVideoSlots,
  decodeMultiview,
  firstTabWithoutChat,
  followVideos,
  isChatCell,
  isMultiviewVideo,
  mergeLayout,
  openLayout,
  placeCell,
  removeCell,
  repairMultiview,
  shareCode,
  swapCells,
  videoCellsOf,
  withChatPanels,
} from '@oshimado/domain';
import type { MultiviewBox, MultiviewContent, MultiviewProblem } from '@oshimado/domain';
import {
  addAutomatically,
  fillFirst,
  isPresetHere,
  layoutFor,
  videoContent,
} from './multiview.auto';
import { edited, enlarged, isSameLayout, redone, undone } from './multiview.layout';
import type {
  MultiviewCells,
  MultiviewChange,
  MultiviewContext,
  MultiviewEvent,
  MultiviewLayout,
  MultiviewOutcome as Outcome,
  MultiviewPreview,
  MultiviewQuestion,
  MultiviewRefusal,
} from './multiview.types';

type EventOf<T extends MultiviewEvent['type']> = Extract<MultiviewEvent, { type: T }>;

const refused = (code: MultiviewRefusal, problem?: MultiviewProblem): Outcome => ({
  kind: 'refused',
  code,
  problem,
});

/** The layout, unless it looks as the one before. */
const changedTo = ({ cells }: MultiviewContext, layout: MultiviewLayout): Outcome =>
  isSameLayout(cells, layout.cells) ? refused('unchanged') : { kind: 'changed', layout };

const changed = (
  context: MultiviewContext,
  cells: MultiviewCells,
  nextId = context.nextId,
): Outcome => changedTo(context, edited(context, cells, { nextId }));

/** Replaces the content of a cell; chats keep showing their videos. */
function fill(context: MultiviewContext, id: string, content: MultiviewContent): Outcome {
  if (!context.cells.some((cell) => cell.id === id)) return refused('gone');
  const filled = context.cells.map((cell) => (cell.id === id ? { ...cell, content } : cell));
  return changed(context, followVideos(context.cells, filled));
}

/** The layout that Confirm produces. */
export function answerQuestion(
  cells: MultiviewCells,
  { reason, target, video, fillEmpty }: Omit<MultiviewQuestion, 'preview'>,
): MultiviewCells {
  if (reason === 'link') return openLayout(cells, target, { fillEmpty });
  const base = fillEmpty ? mergeLayout(cells, target) : target;
  return video === null ? base : (fillFirst(base, videoContent(video)) ?? base);
}

function ask(
  { cells }: MultiviewContext,
  open: Omit<MultiviewQuestion, 'preview'>,
): Extract<Outcome, { kind: 'asked' }> {
  return { kind: 'asked', question: { ...open, preview: answerQuestion(cells, open) } };
}

function pick(context: MultiviewContext, { video, cell }: EventOf<'video.pick'>): Outcome {
  if (!isMultiviewVideo(video)) return refused('unknownVideo');
  const content = videoContent(video);
  if (cell !== undefined) return fill(context, cell, content);
  const filled = fillFirst(context.cells, content);
  if (filled !== null) return changed(context, filled);
  const videos = countVideoSlots(context.cells) + 1;
  const layout = layoutFor(context, context.cells, { videos });
  const isCustom = context.cells.length > 0 && !isPresetHere(context);
  if (layout !== null && isCustom) {
    return ask(context, { reason: 'pick', video, fillEmpty: true, ...layout });
  }
  return addAutomatically(context, content);
}

function remove(context: MultiviewContext, id: string): Outcome {
  const cell = context.cells.find((cell) => cell.id === id);
  if (cell === undefined) return refused('gone');
  const rest = removeCell(context.cells, id);
  if (isChatCell(cell) || !isPresetHere(context)) return changed(context, rest);
  const slots = countVideoSlots(rest);
  if (slots === 0) return changed(context, []);
  const layout = layoutFor(context, rest, { videos: slots, isExact: true });
  if (layout === null) return changed(context, rest);
  return changed(context, mergeLayout(rest, layout.target), layout.nextId);
}

function place(context: MultiviewContext, id: string, to: Partial<MultiviewBox>): Outcome {
  if (context.frozen.includes(id)) return refused('frozen');
  const placed = placeCell(context.cells, id, to);
  return typeof placed === 'string' ? refused(placed) : changed(context, placed);
}

function swap(context: MultiviewContext, { id, otherId }: EventOf<'cell.swap'>): Outcome {
  const swapped = swapCells(context.cells, id, otherId);
  return typeof swapped === 'string' ? refused(swapped) : changed(context, swapped);
}

function placeChat(context: MultiviewContext, { id, panels }: EventOf<'chat.place'>): Outcome {
  const others = context.cells.filter((cell) => cell.id !== id);
  const chat = context.cells.filter(isChatCell).find((cell) => cell.id === id);
  // A cell that is already a chat keeps showing its video.
  const tab = chat?.content.tab ?? firstTabWithoutChat(others, videoCellsOf(others).length);
  return fill(context, id, { type: 'chat', tab, panels });
}

function choose(context: MultiviewContext, { code }: EventOf<'layout.choose'>): Outcome {
  const decoded = decodeMultiview(code, { from: context.nextId });
  if (!decoded.ok) return refused('unreadable', decoded.problem);
  const nextId = context.nextId + decoded.cells.length;
  return changed(context, mergeLayout(context.cells, decoded.cells), nextId);
}

function open(context: MultiviewContext, { code, panels = [] }: EventOf<'link.open'>): Outcome {
  const read = repairMultiview(code, { from: context.nextId });
  if (!read.ok) return refused('unreadable', read.problem);
  const cells = withChatPanels(read.cells, panels);
  const faults = read.faults.length > 0 ? read.faults : undefined;
  const nextId = context.nextId + cells.length;
  if (context.cells.length === 0)
    return { kind: 'changed', layout: edited(context, cells, { nextId }), faults };
  // After a reload the address holds the current layout, so there is no layout to overwrite.
  if (shareCode(context.cells) === shareCode(cells)) return refused('unchanged');
  const question = { target: cells, video: null, fillEmpty: false, nextId };
  return { ...ask(context, { reason: 'link', ...question }), faults };
}

function enlarge(context: MultiviewContext, { id }: EventOf<'cell.enlarge'>): Outcome {
  if (!context.cells.some((cell) => cell.id === id)) return refused('gone');
  return changedTo(context, enlarged(context, id, context.grid ?? undefined));
}

const stepped = (layout: MultiviewLayout | null): Outcome =>
  layout === null ? refused('nothing') : { kind: 'changed', layout };

type ChangeType = MultiviewChange['type'];

/** What each change does. A change that is not here is none. */
const changes: {
  readonly [T in ChangeType]: (context: MultiviewContext, change: EventOf<T>) => Outcome;
} = {
  'video.pick': pick,
  'cell.add': (context) => addAutomatically(context, null),
  'cell.delete': (context, { id }) => remove(context, id),
  'cell.empty': (context, { id }) => fill(context, id, null),
  'cell.place': (context, { type: _type, id, ...to }) => place(context, id, to),
  'cell.swap': swap,
  'cell.enlarge': enlarge,
  'chat.place': placeChat,
  'layout.choose': choose,
  'layout.clear': (context) => changed(context, []),
  'layout.undo': (context) => stepped(undone(context)),
  'layout.redo': (context) => stepped(redone(context)),
  'link.open': open,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
export const changeTypes = Object.keys(changes) as readonly ChangeType[];

export const isChange = (event: MultiviewEvent): event is MultiviewChange =>
  Object.hasOwn(changes, event.type);

export function outcomeOf(context: MultiviewContext, change: MultiviewChange): Outcome {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each line of the table takes the change of its name
  const make = changes[change.type] as (context: MultiviewContext, one: MultiviewChange) => Outcome;
  return make(context, change);
}

export function previewOf(
  context: MultiviewContext,
  { change }: EventOf<'layout.preview'>,
): MultiviewPreview {
  const outcome = outcomeOf(context, change);
  if (outcome.kind === 'refused') {
    return { change, cells: context.cells, isQuestion: false, refusal: outcome.code };
  }
  const isQuestion = outcome.kind === 'asked';
  const cells = outcome.kind === 'asked' ? outcome.question.preview : outcome.layout.cells;
  return { change, cells, isQuestion, refusal: null };
}
