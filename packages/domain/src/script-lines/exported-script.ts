/** Scripts of the editor and of the server, as they are written to files. */
import type { Script } from '../script';
import type { EditedLine } from './edited-lines';
import { linesFromServer, type StoredLine } from './script-log';
import type { SpeakerProfile } from './speaker-profiles';

/** The lines of the editor with their profiles; a line of an unknown profile goes to the first one. */
export function scriptOfEdited(
  lines: readonly Pick<EditedLine, 'start' | 'end' | 'text' | 'profile'>[],
  profiles: readonly Pick<SpeakerProfile, 'id' | 'name'>[],
): Script {
  const places = new Map(profiles.map(({ id }, at) => [id, at]));
  return {
    lines: lines.map(({ start, end, text, profile }) => ({
      start,
      duration: Math.max(0, end - start),
      text,
      profile: places.get(profile) ?? 0,
    })),
    profiles: profiles.map(({ name }) => ({ name, color: null, outline: null })),
  };
}

/**
 * Lines of the server, with one profile for each author: the server has no profiles. Without a known start of the video
 * the first line begins the script.
 */
export function scriptOfStored(
  stored: readonly StoredLine[],
  startedAt: number | undefined,
): Script {
  const first = stored.reduce((least, { timestamp }) => Math.min(least, timestamp), Infinity);
  const start = startedAt ?? (Number.isFinite(first) ? first : 0);
  const lines = linesFromServer(stored, start, '').map((line) => ({
    ...line,
    profile: line.author,
  }));
  const names = [...new Set(lines.map(({ author }) => author))];
  return scriptOfEdited(
    lines,
    names.map((name) => ({ id: name, name })),
  );
}
