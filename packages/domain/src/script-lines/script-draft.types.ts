/** Unsaved changes in the form in which a device keeps them. */
import type { EditedLine } from './edited-lines';
import type { LineContent } from './script-log';

/** Content that was sent, and its author. */
export interface SentLine extends LineContent {
  readonly author: string;
}

/** One unsaved change. */
export interface DraftChange {
  /** Id of the line on the server; null for a line that was added. */
  readonly id: string | null;
  /** The line before; null for a line that was added. */
  readonly base: LineContent | null;
  /** The line after; null for a line that was deleted. */
  readonly line: Omit<EditedLine, 'key'> | null;
  /** Key of an added line, by which it stays one line however often it is restored. Absent in drafts of earlier versions. */
  readonly key?: string;
  /** What was being sent when the draft was written; null for a deletion. Absent if nothing was. */
  readonly sent?: SentLine | null;
  /** Ids of equal lines that the server had before. Absent for none. */
  readonly others?: readonly string[];
}
