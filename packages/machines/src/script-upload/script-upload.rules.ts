import {
  replacementParts,
  restorationParts,
  uploadLinesOf,
  type OwnLine,
  type ParsedScript,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type {
  OwnLinesQuery,
  PartSending,
  ScriptUploadContext,
  UploadTask,
} from './script-upload.types';

/** A dialog without a file. */
export const EMPTY_UPLOAD = {
  subject: null,
  file: null,
  lines: null,
  skippedCount: 0,
  skips: [],
  problem: null,
  task: null,
  error: null,
} as const satisfies Partial<ScriptUploadContext>;

/** What is known of a file that has been read. */
export const readingOf = (parsed: ParsedScript) =>
  parsed.ok
    ? {
        lines: parsed.script.lines,
        skippedCount: parsed.skipped,
        skips: parsed.skips ?? [],
        problem: null,
      }
    : { lines: null, skippedCount: 0, skips: [], problem: parsed.problem };

/** Replaces these lines by those of the file. */
export function replacementOf(
  { subject, lang, lines: read }: ScriptUploadContext,
  own: readonly OwnLine[],
): UploadTask {
  const lines = uploadLinesOf({ lines: required(read) }, required(subject));
  const parts = replacementParts(own, lines);
  return { subject: required(subject), lang, own, lines, parts, sentCount: 0 };
}

/** The same task on its way back. */
export const restorationOf = (task: UploadTask, found: readonly OwnLine[]): UploadTask => ({
  ...task,
  parts: restorationParts(task.own, found, task.lines),
  sentCount: 0,
});

export const withPartSent = (task: UploadTask): UploadTask => ({
  ...task,
  sentCount: task.sentCount + 1,
});

export const isLastPart = ({ parts, sentCount }: UploadTask): boolean =>
  sentCount + 1 >= parts.length;

export const queryOf = ({
  subject,
  lang,
}: Pick<UploadTask, 'subject' | 'lang'>): OwnLinesQuery => ({
  videoId: subject.videoId,
  creatorId: subject.creatorId,
  lang,
});

export const partOf = ({ subject, lang, parts, sentCount }: UploadTask): PartSending => ({
  videoId: subject.videoId,
  lang,
  part: required(parts[sentCount]),
});
