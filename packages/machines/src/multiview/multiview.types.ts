import type {
  AutoLayouts,
  MultiviewBox,
  MultiviewCell,
  MultiviewPreset,
  MultiviewProblem,
  MultiviewService,
  MultiviewVideo,
  MutedCells,
  UndoHistory,
} from '@oshimado/domain';

export type MultiviewCells = readonly MultiviewCell[];

/** A video that somebody picked: its service, its id there, and a label if one is known. */
export type PickedVideo = Omit<MultiviewVideo, 'type'>;

/** What outlives the page: everything but the questions, previews and steps back. */
export interface MultiviewSaved {
  /** The cells of the layout in their order. */
  readonly cells: MultiviewCells;
  /** The ids of the video cells without sound. */
  readonly muted: MutedCells;
  /** Whether only one video may sound. */
  readonly muteOthers: boolean;
  /** The layouts a person saved, in the order they were saved. */
  readonly ownPresets: readonly MultiviewPreset[];
  /** The layout chosen for each number of videos, which is the index. */
  readonly autoLayouts: AutoLayouts;
  /** The YouTube addresses used, the newest first, 8 at most. */
  readonly youtubeUrls: readonly string[];
  /** The Twitch addresses used, the newest first, 8 at most. */
  readonly twitchUrls: readonly string[];
}

export interface MultiviewInput {
  /** What was stored last time; a part that is missing has its default. Default nothing: an empty layout. */
  readonly initial?: Partial<MultiviewSaved> | undefined;
  /** An Apple touch device: there `muteOthers` is on unless it was stored otherwise. Default false. */
  readonly isApple?: boolean | undefined;
  /** A small screen, which takes the mobile presets. Default false. */
  readonly isMobile?: boolean | undefined;
}

/** Everything that changes the layout; each can be seen before it is done and taken back afterwards. */
export type MultiviewChange =
  /** A video was picked: for the cell named, else for the first empty one or the next automatic layout. */
  | { readonly type: 'video.pick'; readonly video: PickedVideo; readonly cell?: string }
  /** One more empty cell. */
  | { readonly type: 'cell.add' }
  /** The cell goes; in a preset the layout steps down to the one for a video less. */
  | { readonly type: 'cell.delete'; readonly id: string }
  /** The cell stays, what it holds goes. */
  | { readonly type: 'cell.empty'; readonly id: string }
  /** To another column and row, in edit mode. */
  | ({ readonly type: 'cell.move'; readonly id: string } & Pick<MultiviewBox, 'x' | 'y'>)
  /** To another width and height, in columns and rows, in edit mode. */
  | ({ readonly type: 'cell.resize'; readonly id: string } & Pick<MultiviewBox, 'w' | 'h'>)
  /** Two cells change place and size. */
  | { readonly type: 'cell.swap'; readonly id: string; readonly otherId: string }
  /** The cell becomes a chat; as `tl` it starts with only the translations. */
  | { readonly type: 'chat.place'; readonly id: string; readonly panels: 'chat' | 'tl' }
  /** A preset takes the place of the layout, which keeps its contents. */
  | { readonly type: 'layout.choose'; readonly code: string }
  /** All cells go. */
  | { readonly type: 'layout.clear' }
  /** The last change is taken back. */
  | { readonly type: 'layout.undo' }
  /** The change taken back last is done again. */
  | { readonly type: 'layout.redo' }
  /** A layout with its videos, as the address of a shared one names it. */
  | { readonly type: 'link.open'; readonly code: string };

export type MultiviewEvent =
  | MultiviewChange
  /** What a change would make of the layout is wanted to be seen. */
  | { readonly type: 'layout.preview'; readonly change: MultiviewChange }
  /** The preview is no longer wanted. */
  | { readonly type: 'preview.end' }
  /** The change that is being previewed is to be made. */
  | { readonly type: 'layout.apply' }
  /** The present layout may be overwritten. */
  | { readonly type: 'question.confirm' }
  /** The present layout stays. */
  | { readonly type: 'question.cancel' }
  /** Whether the present videos fill the empty cells of the new layout. */
  | { readonly type: 'question.fill'; readonly fillEmpty: boolean }
  /** The chat shows another video: its index among the videos. */
  | { readonly type: 'chat.choose'; readonly id: string; readonly tab: number }
  /** The panel of the chat cell is turned on or off; the last one stays on. */
  | { readonly type: 'chat.toggle'; readonly id: string; readonly panel: 'chat' | 'tl' }
  /** The cell is done with editing and can no longer be moved. */
  | { readonly type: 'cell.confirm'; readonly id: string }
  /** The cell can be moved and resized again. */
  | { readonly type: 'cell.edit'; readonly id: string }
  /** The player of the cell began to play, which freezes the cell. */
  | { readonly type: 'player.played'; readonly id: string }
  /** The player of the cell paused, ended, was cued or failed, which brings edit mode back. */
  | { readonly type: 'player.paused'; readonly id: string }
  /** One video, or without an id all of them, are silenced. */
  | { readonly type: 'sound.mute'; readonly id?: string }
  /** One video sounds, or without an id all that may. */
  | { readonly type: 'sound.unmute'; readonly id?: string }
  /** Whether only one video may sound. */
  | { readonly type: 'sound.muteOthers'; readonly muteOthers: boolean }
  /** The places and chats of the layout, not its videos, are saved under a name. */
  | { readonly type: 'preset.save'; readonly name: string; readonly useInAuto?: boolean }
  /** A saved layout goes, from the automatic ones too. */
  | { readonly type: 'preset.delete'; readonly code: string }
  /** The automatic layout for a number of videos; null: none. */
  | { readonly type: 'auto.choose'; readonly videos: number; readonly code: string | null }
  /** The automatic layouts are the built-in ones again. */
  | { readonly type: 'auto.reset' }
  /** An address was used and is to be suggested from now on. */
  | { readonly type: 'url.remember'; readonly service: MultiviewService; readonly url: string }
  /** The screen became small, or large again. */
  | { readonly type: 'screen.changed'; readonly isMobile: boolean };

/**
 * Why a change cannot be made. `gone`: no such cell; `outside`: over the edge of the grid; `overlap`: another cell is there;
 * `frozen`: not in edit mode; `full`: no room for another cell; `unchanged`: it is like that already; `unreadable`: no code
 * of a layout; `unknownVideo`: no id of a video; `nothing`: no change to take back or do again; `asking`: a question is open.
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

/** `emptyName`, `takenName`: another name; `emptyLayout`: nothing to save; `knownLayout`: saved already; `badLayout`: not for so many videos. */
export type PresetRefusal = 'emptyName' | 'takenName' | 'emptyLayout' | 'knownLayout' | 'badLayout';

/** What a change would do, as a view draws it. */
export interface MultiviewPreview {
  /** The change as it would be sent. */
  readonly change: MultiviewChange;
  /** The layout afterwards; the present one when the change would be refused. */
  readonly cells: MultiviewCells;
  /** Whether the change would ask before it is made. */
  readonly isQuestion: boolean;
  /** Why it would be refused; null: it would not. */
  readonly refusal: MultiviewRefusal | null;
}

/** May the layout be overwritten? */
export interface MultiviewQuestion {
  /** A link to open, or a picked video that needs another layout. */
  readonly reason: 'link' | 'pick';
  /** The new layout as its code describes it. */
  readonly target: MultiviewCells;
  /** The picked video; null for a link. */
  readonly video: PickedVideo | null;
  /** Whether the present videos fill the empty cells. Default: not for a link, yes for a picked video. */
  readonly fillEmpty: boolean;
  /** The layout that Confirm makes. */
  readonly preview: MultiviewCells;
  /** The number the next new cell gets afterwards. */
  readonly nextId: number;
}

/** What a change comes to: another layout, a question, or a refusal. */
export type MultiviewOutcome =
  /** The layout is another one. */
  | {
      readonly kind: 'changed';
      readonly cells: MultiviewCells;
      readonly nextId: number;
      readonly history: UndoHistory<MultiviewCells>;
      /** The number of videos that no automatic layout is for; undefined: there was one, or none was needed. */
      readonly missing?: number | undefined;
    }
  /** Somebody has to decide first. */
  | { readonly kind: 'asked'; readonly question: MultiviewQuestion }
  /** Everything stays as it was. */
  | {
      readonly kind: 'refused';
      readonly code: MultiviewRefusal;
      /** What is wrong with the code of a layout; undefined when it is not about a code. */
      readonly problem?: MultiviewProblem | undefined;
    };

export interface MultiviewContext extends MultiviewSaved {
  /** The number of the next new cell. */
  readonly nextId: number;
  /** The layouts before each change, 100 at most, and those that were taken back. */
  readonly history: UndoHistory<MultiviewCells>;
  /** null: no change is being looked at. */
  readonly preview: MultiviewPreview | null;
  /** null: nothing is asked. */
  readonly question: MultiviewQuestion | null;
  /** The ids of the cells that are not in edit mode: playing videos and confirmed chats. */
  readonly frozen: readonly string[];
  /** Whether the mobile presets are taken. */
  readonly isMobile: boolean;
}

export type MultiviewEmitted =
  /** The layout is another one now; `by` names the event that did it. */
  | {
      readonly type: 'layout.changed';
      readonly cells: MultiviewCells;
      readonly by: MultiviewEvent['type'];
    }
  /** "No default layout for {videoCount} videos": the cell went to a free place instead. */
  | { readonly type: 'layout.missing'; readonly videos: number }
  /** The change was not made. */
  | {
      readonly type: 'change.refused';
      readonly change: MultiviewEvent['type'];
      readonly code: MultiviewRefusal;
    }
  /** The link cannot be read: what is wrong with it, and in which part. */
  | { readonly type: 'link.refused'; readonly problem: MultiviewProblem }
  /** The layout would be overwritten: Confirm or Cancel. */
  | { readonly type: 'question.asked'; readonly reason: MultiviewQuestion['reason'] }
  /** The layout stayed; after a link the address is to be that of the plain page again. */
  | { readonly type: 'question.cancelled'; readonly reason: MultiviewQuestion['reason'] }
  /** The layout is one of the saved ones now. */
  | { readonly type: 'preset.saved'; readonly preset: MultiviewPreset }
  /** A saved layout is gone. */
  | { readonly type: 'preset.deleted'; readonly code: string }
  /** The layout was not saved, or not chosen as an automatic one. */
  | { readonly type: 'preset.refused'; readonly code: PresetRefusal };
