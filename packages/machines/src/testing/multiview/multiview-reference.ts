/**
 * The specified result of each multiview event, computed from the layout before it, without the machine's states and rules. The
 * property test compares the machine with it after every step.
 */
import {
  DESKTOP_PRESETS,
  GENERATED_PRESETS,
  isAutomaticLayout,
  MOBILE_PRESETS,
} from '@oshimado/domain';
import type {
  MultiviewCells,
  MultiviewContext,
  MultiviewEvent,
  MultiviewEmitted,
} from '../../multiview/multiview.types';

const textOf = (cells: MultiviewCells) => JSON.stringify(cells);
const videosOf = (cells: MultiviewCells) =>
  cells.filter(({ content }) => content?.type === 'video');
const placesOf = (cells: MultiviewCells) => cells.filter(({ content }) => content?.type !== 'chat');
const idsOf = (cells: MultiviewCells) => cells.map(({ id }) => id);

/** Built-in codes only use the letters A to Y, which count from 0. */
const lookOfCode = (code: string) =>
  code
    .split(',')
    .map((part) => {
      const place = Array.from(part.slice(0, 4), (letter) => letter.charCodeAt(0) - 65);
      return `${place.join()}${part.includes('chat')}`;
    })
    .sort()
    .join(';');
const lookOf = (cells: MultiviewCells) =>
  cells
    .map(({ x, y, w, h, content }) => `${[x, y, w, h].join()}${content?.type === 'chat'}`)
    .sort()
    .join(';');
const LOOKS = new Set(
  [...DESKTOP_PRESETS, ...GENERATED_PRESETS, ...MOBILE_PRESETS].map(({ code }) => lookOfCode(code)),
);

/** Each chat with the cell of the video it shows. */
const chatsOf = (cells: MultiviewCells) =>
  cells.flatMap(({ id, content }) => {
    const video = content?.type === 'chat' ? videosOf(cells)[content.tab] : undefined;
    return video === undefined ? [] : [{ id, video: video.id }];
  });

const doTouch = (cells: MultiviewCells) =>
  cells.some((one, at) =>
    cells
      .slice(0, at)
      .some(
        (two) =>
          Math.max(one.x, two.x) < Math.min(one.x + one.w, two.x + two.w) &&
          Math.max(one.y, two.y) < Math.min(one.y + one.h, two.y + two.h),
      ),
  );

export interface Moment {
  readonly event: MultiviewEvent;
  readonly before: MultiviewContext;
  readonly after: MultiviewContext;
  readonly emitted: readonly MultiviewEmitted[];
}

export class ReferenceMultiview {
  isAsking = false;
  past: string[] = [];
  future: string[] = [];
  readonly used = new Set<string>();
  readonly faults: string[] = [];

  constructor({ cells }: MultiviewContext) {
    for (const id of idsOf(cells)) this.used.add(id);
  }

  #demand(what: string, isSo: boolean): void {
    if (!isSo) this.faults.push(what);
  }

  /** Everything that must be so after this event. */
  follow(moment: Moment): readonly string[] {
    const { event, before } = moment;
    const change = event.type === 'layout.apply' ? before.preview?.change : event;
    if (moment.after.cells !== before.cells || moment.after.question !== before.question) {
      this.#checkShape(moment.after);
    }
    this.#checkLists(moment.after);
    this.#checkSteps(moment, change);
    this.#checkQuestion(moment, change);
    this.#checkSound(moment);
    if (change?.type !== 'layout.undo' && change?.type !== 'layout.redo') this.#checkChats(moment);
    if (change !== undefined && moment.emitted.some(({ type }) => type === 'layout.changed')) {
      this.#checkChange(moment, change);
    }
    return this.faults;
  }

  #checkShape({ cells, question }: MultiviewContext): void {
    const isInside = cells.every(
      ({ x, y, w, h }) =>
        x >= 0 && y >= 0 && x + w <= 24 && (y + h <= 24 || y >= 24) && y + h <= 64,
    );
    const ids = idsOf(cells);
    this.#demand('inside the grid or below it', isInside);
    this.#demand('no two cells over each other', !doTouch(cells));
    this.#demand('each id once', new Set(ids).size === ids.length);
    this.#demand('nothing over each other in a question', !doTouch(question?.preview ?? []));
  }

  #checkLists({ cells, muted, frozen, history }: MultiviewContext): void {
    const ids = idsOf(cells);
    this.#demand(
      'only videos are muted',
      muted.every((id) => idsOf(videosOf(cells)).includes(id)),
    );
    this.#demand(
      'only cells are frozen',
      frozen.every((id) => ids.includes(id)),
    );
    this.#demand('at most 100 steps back', history.past.length <= 100);
  }

  #checkSteps({ before, after, emitted, event }: Moment, change?: MultiviewEvent): void {
    if (emitted.length === 0 && before.cells === after.cells) return;
    const isChanged = emitted.some(({ type }) => type === 'layout.changed');
    const now = textOf(after.cells);
    if (!isChanged) {
      const isChat = event.type === 'chat.choose' || event.type === 'chat.toggle';
      this.#demand('the same layout without an event', isChat || now === textOf(before.cells));
    } else if (change?.type === 'layout.undo') {
      this.#demand('undo brings the layout before', now === this.past.pop());
      this.future.push(textOf(before.cells));
    } else if (change?.type === 'layout.redo') {
      this.#demand('redo brings the layout after', now === this.future.pop());
      this.past.push(textOf(before.cells));
    } else {
      this.past = [...this.past, textOf(before.cells)].slice(-100);
      this.future = [];
      const fresh = idsOf(after.cells).filter((id) => !idsOf(before.cells).includes(id));
      this.#demand('new cells have new ids', !fresh.some((id) => this.used.has(id)));
      for (const id of fresh) this.used.add(id);
    }
    if (isChanged && event.type === 'layout.apply') {
      this.#demand('what was previewed', now === textOf(before.preview?.cells ?? []));
    }
    this.#demand('as many steps back', after.history.past.length === this.past.length);
    this.#demand('as many steps forward', after.history.future.length === this.future.length);
  }

  #checkQuestion({ before, after, emitted }: Moment, change?: MultiviewEvent): void {
    const isAnswer = change?.type === 'question.confirm' || change?.type === 'question.cancel';
    if (this.isAsking) {
      this.isAsking = !isAnswer;
      const isSilent = !emitted.some(({ type }) => type === 'question.asked');
      this.#demand('one question at a time', isSilent);
      const isMade = emitted.some(({ type }) => type === 'layout.changed');
      this.#demand(
        'only Confirm changes the layout',
        !isMade || change?.type === 'question.confirm',
      );
    } else if (change?.type === 'video.pick' && change.cell === undefined) {
      const isFull = before.cells.length > 0 && !before.cells.some((cell) => cell.content === null);
      const isBig = placesOf(before.cells).length < 16;
      const isKnown = LOOKS.has(lookOf(before.cells)) || isAutomaticLayout(before.cells);
      this.isAsking = isFull && isBig && !isKnown;
    } else if (change?.type === 'link.open') {
      const isRefused = emitted.some(({ type }) => type.endsWith('refused'));
      this.isAsking = before.cells.length > 0 && !isRefused;
    }
    this.#demand(`asks: ${this.isAsking}`, (after.question !== null) === this.isAsking);
  }

  #checkSound({ event, before, after }: Moment): void {
    const loud = ({ cells, muted }: MultiviewContext) =>
      idsOf(videosOf(cells)).filter((id) => !muted.includes(id));
    if (!after.muteOthers) return;
    this.#demand('at most one sounds', loud(after).length <= 1);
    if (!before.muteOthers || event.type.startsWith('sound.')) return;
    const [sounded] = loud(before);
    const isThere = idsOf(videosOf(after.cells)).some((id) => id === sounded);
    this.#demand('the one that sounds goes on', !isThere || loud(after)[0] === sounded);
  }

  #checkChats({ event, before, after }: Moment): void {
    const now = chatsOf(after.cells);
    for (const { id, video } of chatsOf(before.cells)) {
      const isThere = idsOf(videosOf(after.cells)).includes(video);
      const isChosen = event.type === 'chat.choose' && event.id === id;
      const isChat = after.cells.some((cell) => cell.id === id && cell.content?.type === 'chat');
      const isKept = now.some((chat) => chat.id === id && chat.video === video);
      this.#demand('chats stay on their video', !isThere || isChosen || !isChat || isKept);
    }
  }

  #checkChange({ before, after }: Moment, change: MultiviewEvent): void {
    const [old, now] = [idsOf(videosOf(before.cells)), idsOf(videosOf(after.cells))];
    const kept = now.filter((id) => old.includes(id));
    const [places, places2] = [placesOf(before.cells).length, placesOf(after.cells).length];
    const chats = idsOf(before.cells.filter(({ content }) => content?.type === 'chat'));
    const isGrown = ['video.pick', 'cell.add', 'cell.delete'].includes(change.type);
    const isLast = after.cells.length === 0;
    this.#demand(
      'no chat is lost by what comes or goes',
      !isGrown ||
        isLast ||
        chats.every(
          (id) =>
            idsOf(after.cells).includes(id) || (change.type === 'cell.delete' && change.id === id),
        ) ||
        (change.type === 'video.pick' && change.cell !== undefined),
    );
    if (change.type === 'video.pick' && change.cell === undefined) {
      this.#demand('one video more', now.length === old.length + 1);
      this.#demand('videos keep their order and cells', kept.join() === old.join());
    } else if (change.type === 'cell.add') {
      this.#demand('videos stay', now.join() === old.join() && places2 > places);
    } else if (change.type === 'cell.delete') {
      const isChat = before.cells.some(
        ({ id, content }) => id === change.id && content?.type === 'chat',
      );
      this.#demand('one place less', places2 === places - (isChat ? 0 : 1));
    } else if (change.type === 'layout.choose') {
      this.#demand('as many as fit', now.length === Math.min(old.length, places2));
      this.#demand('the first videos stay', old.slice(0, now.length).join() === now.join());
    } else if (change.type === 'cell.swap') {
      this.#demand('nothing is loaded again', now.join() === old.join());
      this.#demand('the same places', lookFree(before.cells) === lookFree(after.cells));
    }
  }
}

const lookFree = (cells: MultiviewCells) =>
  cells
    .map(({ x, y, w, h }) => [x, y, w, h].join())
    .sort()
    .join(';');
