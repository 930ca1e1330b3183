import type { GroupColor } from '@oshimado/contract';

/** What wrote a file. `list`: a table, a text or a list in JSON of an unknown program. */
export type FollowedSource =
  | 'freetube'
  | 'youtube'
  | 'newpipe'
  | 'invidious'
  | 'opml'
  | 'oshimado'
  | 'list';

/** A followed channel as a file has it. */
export interface FollowedChannel {
  /** Channel id, or the YouTube handle with "@". */
  readonly key: string;
  /** Empty where the file has none. */
  readonly name: string;
}

/** A profile or a folder of a file. */
export interface FollowedGroup {
  /** Not empty, at most as long as the name of a group may be. */
  readonly name: string;
  /** The color of groups that is nearest to the one in the file; undefined where the file has none, or a gray. */
  readonly color: GroupColor | undefined;
  /** Keys of its channels in the order of the file, each once. */
  readonly keys: readonly string[];
}

/**
 * Why an entry is left out. `noChannel`: it names no channel; `oldName`: only by a name from before handles, which no call finds;
 * `otherService`: by an address of another service; `broken`: its line cannot be read.
 */
export type FollowedSkipReason = 'noChannel' | 'oldName' | 'otherService' | 'broken';

/** An entry that is left out. */
export interface FollowedSkip {
  readonly reason: FollowedSkipReason;
  /** Counted from 1; undefined in JSON that is one value for the whole file. */
  readonly line?: number | undefined;
  /** The place in its list, counted from 1; undefined outside of JSON. */
  readonly entry?: number | undefined;
  /** What is there, shortened. */
  readonly text: string;
}

/** What a file holds. */
export interface FollowedFile {
  readonly ok: true;
  readonly source: FollowedSource;
  /** Each once, in the order of the file. */
  readonly channels: readonly FollowedChannel[];
  readonly groups: readonly FollowedGroup[];
  /** Entries of channels that were there before, outside of groups. */
  readonly repeatedCount: number;
  /** The first entries that are left out. */
  readonly skips: readonly FollowedSkip[];
  readonly skippedCount: number;
}

/**
 * Why a whole file is refused. `empty`; `tooLarge`; `tooMany` channels; `archive`: a ZIP file, which has to be unpacked; `database`: an
 * SQLite database; `binary`: no text; `page`: HTML; `history` and `playlists`: exports of something else; `cut`: JSON that ends too
 * early; `json`: JSON with a mistake; `noChannels`: a text that names no channel.
 */
export type FollowedProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'tooMany'
  | 'archive'
  | 'database'
  | 'binary'
  | 'page'
  | 'history'
  | 'playlists'
  | 'cut'
  | 'json'
  | 'noChannels';

/** Why a whole file is refused, and where. */
export interface FollowedProblem {
  readonly code: FollowedProblemCode;
  /** Counted from 1; for `cut` and `json`. */
  readonly line?: number | undefined;
}

/** A file as read, or why it is refused. */
export type FollowedReading =
  | FollowedFile
  | { readonly ok: false; readonly problem: FollowedProblem };
