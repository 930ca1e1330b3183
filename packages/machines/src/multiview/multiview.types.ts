import type {
  GridSize,
  MultiviewBox,
  MultiviewCell,
  MultiviewChatPanels,
  MultiviewPresets,
  MultiviewProblem,
  MutedCells,
  PickedVideo,
  UndoHistory,
} from '@oshimado/domain';

/** The cells of a layout, in order. */
export type MultiviewCells = readonly MultiviewCell[];

/** The layout of a tab as it is stored: without questions, previews and undo steps. */
export interface MultiviewSaved {
  /** The cells of the layout, in order. */
  readonly cells: MultiviewCells;
  /** Ids of the muted video cells. */
  readonly muted: MutedCells;
  /** Whether only one video may have sound. */
  readonly muteOthers: boolean;
}

/** The layout of a tab: a value of its own, which each change replaces. */
export interface MultiviewLayout {
  /** In the order in which they were made. */
  readonly cells: MultiviewCells;
  /** Number of the next new cell. */
  readonly nextId: number;
  /** The cells before each change, 100 times at most, and those that were undone. */
  readonly history: UndoHistory<MultiviewCells>;
  /** null: no cell was made large. */
  readonly big: BigCell | null;
}

/** Initial data of the machine; all of it has defaults. */
export interface MultiviewInput {
  /** State stored last time; missing parts get their defaults. Default: an empty layout. */
  readonly initial?:
    | { readonly [K in keyof MultiviewSaved]?: MultiviewSaved[K] | null }
    | undefined;
  /** The layouts that all tabs of the device share, read for each change that needs them. Default: the built-in ones. */
  readonly readPresets?: (() => MultiviewPresets) | undefined;
  /** An Apple touch device: there `muteOthers` is on by default. Default false. */
  readonly isApple?: boolean | undefined;
  /** A small screen, which uses the mobile presets. Default false. */
  readonly isMobile?: boolean | undefined;
}

/** Everything that changes the layout; each change can be previewed and undone. */
export type MultiviewChange =
  /** Add a video: to the given cell, else to the first empty one or the next automatic layout. */
  | { readonly type: 'video.pick'; readonly video: PickedVideo; readonly cell?: string }
  /** Add an empty cell. */
  | { readonly type: 'cell.add' }
  /** Remove the cell; in a preset the layout shrinks to the one for one video less. */
  | { readonly type: 'cell.delete'; readonly id: string }
  /** Empty the cell and keep it. */
  | { readonly type: 'cell.empty'; readonly id: string }
  /** Move to another column and row or change width and height, in edit mode; what is left out stays. */
  | ({ readonly type: 'cell.place'; readonly id: string } & Partial<MultiviewBox>)
  /** Swap place and size of two cells. */
  | { readonly type: 'cell.swap'; readonly id: string; readonly otherId: string }
  /** Turn the cell into a chat; with `tl` it starts with translations only. */
  | { readonly type: 'chat.place'; readonly id: string; readonly panels: 'chat' | 'tl' }
  /** Replace the layout with a preset and keep the contents. */
  | { readonly type: 'layout.choose'; readonly code: string }
  /** Remove all cells. */
  | { readonly type: 'layout.clear' }
  /** Undo the last change. */
  | { readonly type: 'layout.undo' }
  /** Redo the change undone last. */
  | { readonly type: 'layout.redo' }
  /** Open a layout with its videos, as the address of a shared link contains it. */
  | {
      readonly type: 'link.open';
      readonly code: string;
      /** What each chat of the link shows, in the order of the code. Default: the chat. */
      readonly panels?: readonly (MultiviewChatPanels | undefined)[];
    }
  /** Make one cell large and put the others into a rail; or, if it is the large one, back as they were. */
  | { readonly type: 'cell.enlarge'; readonly id: string };

/** What the machine takes: changes of the layout, their previews, answers, and undo. */
export type MultiviewEvent =
  | MultiviewChange
  /** Preview a change. */
  | { readonly type: 'layout.preview'; readonly change: MultiviewChange }
  /** Close the preview. */
  | { readonly type: 'preview.end' }
  /** Make the previewed change. */
  | { readonly type: 'layout.apply' }
  /** Overwrite the current layout. */
  | { readonly type: 'question.confirm' }
  /** Keep the current layout. */
  | { readonly type: 'question.cancel' }
  /** Whether the current videos fill the empty cells of the new layout. */
  | { readonly type: 'question.fill'; readonly fillEmpty: boolean }
  /** The chat shows another video: its index among the videos. */
  | { readonly type: 'chat.choose'; readonly id: string; readonly tab: number }
  /** Turn the panel of the chat cell on or off; the last one stays on. */
  | { readonly type: 'chat.toggle'; readonly id: string; readonly panel: 'chat' | 'tl' }
  /** The cell leaves edit mode and can no longer be moved. */
  | { readonly type: 'cell.confirm'; readonly id: string }
  /** The cell enters edit mode: it can be moved and resized again. */
  | { readonly type: 'cell.edit'; readonly id: string }
  /** The player of the cell began to play, which ends edit mode of the cell. */
  | { readonly type: 'player.played'; readonly id: string }
  /** The player of the cell paused, ended, was cued or failed, which starts edit mode again. */
  | { readonly type: 'player.paused'; readonly id: string }
  /** Mute one video, or without an id all of them. */
  | { readonly type: 'sound.mute'; readonly id?: string }
  /** Unmute one video, or without an id all that may have sound. */
  | { readonly type: 'sound.unmute'; readonly id?: string }
  /** Mute all videos but this one. */
  | { readonly type: 'sound.solo'; readonly id: string }
  /** Whether only one video may have sound. */
  | { readonly type: 'sound.muteOthers'; readonly muteOthers: boolean }
  /** The screen became small, or large again. */
  | { readonly type: 'screen.changed'; readonly isMobile: boolean }
  /** The grid has this size on the screen: automatic layouts are chosen for it. */
  | { readonly type: 'grid.measured'; readonly size: GridSize };

/**
 * Why a change is refused. `gone`: no such cell; `outside`: beyond the edge of the grid; `overlap`: another cell is
 * there; `frozen`: not in edit mode; `full`: no room for another cell; `unchanged`: the change has no effect;
 * `unreadable`: not a layout code; `unknownVideo`: not a video id; `nothing`: no step to undo or redo; `asking`: a
 * question is open.
 */
export type MultiviewRefusal =
  | 'gone'
  | 'outside'
  | 'overlap'
  | 'frozen'
  | 'full'
  | 'unchanged'
  | 'unreadable'
  | 'unknownVideo'
  | 'nothing'
  | 'asking';

/** The result of a change, as a view draws it. */
export interface MultiviewPreview {
  /** The event to send to make the change. */
  readonly change: MultiviewChange;
  /** The layout afterwards; the current one if the change would be refused. */
  readonly cells: MultiviewCells;
  /** Whether the change would ask before it is made. */
  readonly isQuestion: boolean;
  /** Why it would be refused; null if it would not. */
  readonly refusal: MultiviewRefusal | null;
}

/** Question: may the layout be overwritten? */
export interface MultiviewQuestion {
  /** A link to open, or a chosen video that needs another layout. */
  readonly reason: 'link' | 'pick';
  /** The new layout, as its code describes it. */
  readonly target: MultiviewCells;
  /** The chosen video; null for a link. */
  readonly video: PickedVideo | null;
  /** Whether the current videos fill the empty cells. Default: no for a link, yes for a chosen video. */
  readonly fillEmpty: boolean;
  /** The layout that Confirm produces. */
  readonly preview: MultiviewCells;
  /** Number of the next new cell afterwards. */
  readonly nextId: number;
}

/** Result of a change: another layout, a question, or a refusal. */
export type MultiviewOutcome =
  /** The layout changes. */
  | {
      readonly kind: 'changed';
      readonly layout: MultiviewLayout;
      /** The number of videos without an automatic layout; undefined if there was one or none was needed. */
      readonly missing?: number | undefined;
      /** What was wrong with parts of a link that was opened; undefined for other changes. */
      readonly faults?: readonly MultiviewProblem[] | undefined;
    }
  /** The viewer has to decide first. */
  | {
      readonly kind: 'asked';
      readonly question: MultiviewQuestion;
      /** What was wrong with parts of the link. */
      readonly faults?: readonly MultiviewProblem[] | undefined;
    }
  /** Nothing changes. */
  | {
      readonly kind: 'refused';
      readonly code: MultiviewRefusal;
      /** The fault in the layout code; undefined for other refusals. */
      readonly problem?: MultiviewProblem | undefined;
    };

/** A cell that was made large, and the layout to go back to. */
export interface BigCell {
  readonly id: string;
  /** The same cells where they were. */
  readonly before: MultiviewCells;
  /** The cells with the large one: at other places there is nothing to go back to. */
  readonly after: MultiviewCells;
}

/** Data of the machine; views read it by selectors. */
export interface MultiviewContext extends MultiviewLayout, MultiviewSaved {
  /** The layouts that all tabs share. */
  readonly readPresets: () => MultiviewPresets;
  /** null: no preview. */
  readonly preview: MultiviewPreview | null;
  /** null: no open question. */
  readonly question: MultiviewQuestion | null;
  /** Ids of the cells that are not in edit mode: playing videos and confirmed chats. */
  readonly frozen: readonly string[];
  /** Whether the mobile presets are used. */
  readonly isMobile: boolean;
  /** The size of the grid; null until it is measured. */
  readonly grid: GridSize | null;
}

/** What the machine emits: what to store or to tell the viewer. */
export type MultiviewEmitted =
  /** The layout changed; `by` is the type of the event that changed it. */
  | {
      readonly type: 'layout.changed';
      readonly cells: MultiviewCells;
      readonly by: MultiviewEvent['type'];
    }
  /** A chat cell shows something else, which is no step of undo. */
  | { readonly type: 'chat.changed' }
  /** "No default layout for {videoCount} videos": the cell was put in a free place instead. */
  | { readonly type: 'layout.missing'; readonly videos: number }
  /** The change was refused. */
  | {
      readonly type: 'change.refused';
      readonly change: MultiviewEvent['type'];
      readonly code: MultiviewRefusal;
    }
  /** The link is unreadable: the fault, and the part of the link it is in. */
  | { readonly type: 'link.refused'; readonly problem: MultiviewProblem }
  /** Parts of a link were mended or left out; the others are opened. */
  | { readonly type: 'link.repaired'; readonly faults: readonly MultiviewProblem[] }
  /** The layout would be overwritten: ask to confirm or cancel. */
  | { readonly type: 'question.asked'; readonly reason: MultiviewQuestion['reason'] }
  /** The layout was kept; after a link, set the address back to the plain page. */
  | { readonly type: 'question.cancelled'; readonly reason: MultiviewQuestion['reason'] };
