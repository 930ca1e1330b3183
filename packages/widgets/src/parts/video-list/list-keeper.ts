/**
 * Keeps a long list short and in its place. The groups of cards near the screen are drawn, and those with the focus or an open menu;
 * the others are boxes of the same height. A list that is drawn again is as long as it was when it was left.
 */
import { startTransition } from 'react';
import { FarCards } from './FarCards';
import {
  groupsAround,
  groupsBetween,
  groupsOf,
  settleHeights,
  type CardGroup,
} from './card-groups';
import { heightsIn, lastLayout, noteHeight, noteLayout, type ListLayout } from './list-memory';
import type { CardRun, KeptList, ListKeeper, ListView } from './list-keeper.types';
import { WHOLE_MAX } from './drawn-counts';
import { releasePictures } from './release-pictures';

/** How far beyond the screen cards are drawn, in px: about as far as a quick scroll gets in a frame or two. */
const AHEAD_PX = 700;

function layoutOf(list: HTMLElement, look: string): ListLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length;
  return {
    look,
    width: Math.round(list.clientWidth),
    columns: Math.max(columns, 1),
    gap: Number.parseFloat(rowGap) || 0,
  };
}

/** Boxes in the place of all groups but those drawn, given by their numbers. */
const runsOf = (ids: readonly string[], layout: ListLayout, drawn: readonly number[]): CardRun[] =>
  ids.length > WHOLE_MAX
    ? groupsOf(ids, layout, heightsIn(layout)).map(({ from, to, height }, number) => ({
        from,
        to,
        boxHeight: drawn.includes(number) ? undefined : height,
      }))
    : [];

/** Numbers of the groups that a view draws as cards. */
const cardRunsOf = (view: ListView | undefined): readonly number[] =>
  (view?.runs ?? []).flatMap(({ boxHeight }, number) => (boxHeight === undefined ? [number] : []));

/** A list begins as boxes alone: where the screen will be is known when the page has its length. */
function firstView(ids: readonly string[], look: string): ListView | undefined {
  const layout = lastLayout(look);
  return layout && { layout, runs: runsOf(ids, layout, []), heights: heightsIn(layout) };
}

/** New cards are mostly far below the screen: drawn as cards, they would become boxes in the same frame. */
function grownView(view: ListView, ids: readonly string[]): ListView {
  const { layout, runs } = view;
  const heights = heightsIn(layout);
  if (ids.length <= (runs.at(-1)?.to ?? ids.length)) return view;
  const wasDrawn = (from: number, to: number) =>
    runs.some((run) => run.boxHeight === undefined && run.from < to && from < run.to);
  const drawn = groupsOf(ids, layout, heights).flatMap(({ from, to }, number) =>
    wasDrawn(from, to) ? [number] : [],
  );
  return { layout, runs: runsOf(ids, layout, drawn), heights };
}

const isSameRun = (a: CardRun, b: CardRun | undefined) =>
  a.from === b?.from && a.to === b.to && a.boxHeight === b.boxHeight;

const isSameView = (a: ListView, b: ListView) =>
  a.heights === b.heights &&
  a.runs.length === b.runs.length &&
  a.runs.every((run, at) => isSameRun(run, b.runs[at]));

/** Whether all cards of a group are drawn in a view. */
const hasCards = (view: ListView | undefined, group: CardGroup | undefined) =>
  !group ||
  !(view?.runs ?? []).some(
    ({ from, to, boxHeight }) => boxHeight !== undefined && from < group.to && group.from < to,
  );

/** The video of each child of the list, by its index; undefined for a box. */
function videosOf(view: ListView | undefined, count: number): readonly (number | undefined)[] {
  const runs = view?.runs ?? [];
  const tail = { from: runs.at(-1)?.to ?? 0, to: count, boxHeight: undefined };
  return [...runs, tail].flatMap<number | undefined>(({ from, to, boxHeight }) =>
    boxHeight === undefined
      ? Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, at) => from + at)
      : [undefined],
  );
}

/** Children of the list that must stay: the one with the focus, and one whose open menu gives the focus back. */
function heldItems(list: HTMLElement): readonly Element[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list is in a document or in a shadow root
  const { activeElement } = list.getRootNode() as Document | ShadowRoot;
  const held = [activeElement, ...list.querySelectorAll('[aria-expanded="true"]')];
  return [...list.children].filter((item) => held.some((element) => item.contains(element)));
}

/** How the lists on the page are laid out. */
const layouts = new WeakMap<HTMLElement, ListLayout>();

function follow(list: HTMLElement, { ids, look, view, setView }: KeptList): () => void {
  // A list that is known is not measured within the task that has changed its cards, because the browser would have to lay them out
  // there. The observer reports when they are.
  const known = layouts.get(list);
  const isKnown = known?.look === look;
  let layout = isKnown ? known : layoutOf(list, look);
  let isSettled = !isKnown;
  const keepLayout = () => {
    layouts.set(list, layout);
    noteLayout(layout);
  };
  keepLayout();
  const videos = videosOf(view, ids.length);
  /** The view that was asked for last, and whether at once. */
  let wanted = view;
  let isAskedAtOnce = true;

  /**
   * Draws the groups near the screen. In the same frame as a change of the list (`isSettling`) none is taken away: cards that become a
   * box may shorten the page, which moves the screen and would bring them back, without an end.
   */
  const update = (isSettling: boolean) => {
    const heights = heightsIn(layout);
    // Of a short list nothing is to be said unless it was drawn before.
    if (ids.length <= WHOLE_MAX && !view && !ids.some((id) => heights.has(id))) return;
    if (ids.length > WHOLE_MAX) settleHeights(ids, heights);
    const groups = groupsOf(ids, layout, heights);
    const { top } = list.getBoundingClientRect();
    const children = [...list.children];
    const held = heldItems(list).flatMap((item) => videos[children.indexOf(item)] ?? []);
    const between = (aheadPx: number) =>
      groupsBetween(groups, -top - aheadPx, innerHeight - top + aheadPx);
    const drawn = [
      ...between(AHEAD_PX),
      ...groupsAround(groups, held),
      ...(isSettling ? cardRunsOf(view) : []),
    ];
    const isUrgent = between(0).some((number) => !hasCards(view, groups[number]));
    const next = { layout, runs: runsOf(ids, layout, drawn), heights };
    if (wanted && isSameView(next, wanted) && (wanted === view || isUrgent === isAskedAtOnce))
      return;
    wanted = next;
    isAskedAtOnce = isUrgent;
    // What is not on the screen yet is drawn in slices, between frames.
    if (isUrgent) setView(next);
    else startTransition(() => setView(next));
  };

  const idOf = new Map(
    [...list.children].map((child, at) => {
      const video = videos[at];
      return [child, video === undefined ? undefined : ids[video]];
    }),
  );
  const observer = new ResizeObserver((entries) => {
    const { width } = layout;
    for (const { target, borderBoxSize } of entries) {
      // The list comes first in each report: the heights belong to its new width.
      if (target === list) {
        layout = layoutOf(list, look);
        keepLayout();
      }
      const id = idOf.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (id !== undefined && height !== undefined) noteHeight(heightsIn(layout), id, height);
    }
    const hasOtherWidth = layout.width !== width;
    if (hasOtherWidth || !isSettled) update(!hasOtherWidth);
    isSettled = true;
  });
  observer.observe(list);
  for (const [child, id] of idOf) if (id !== undefined) observer.observe(child);

  if (isSettled) update(true);
  const onMove = () => update(false);
  // Also a box around the list may scroll.
  const options = { capture: true, passive: true };
  addEventListener('scroll', onMove, options);
  addEventListener('resize', onMove);
  return () => {
    observer.disconnect();
    releasePictures(idOf.keys());
    removeEventListener('scroll', onMove, options);
    removeEventListener('resize', onMove);
  };
}

export const listKeeper: ListKeeper = { firstView, grownView, follow, FarCards };
