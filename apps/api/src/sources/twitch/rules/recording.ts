/** The recording of a broadcast, as Twitch lists it. */
import { address, label, text, type Row } from '../../parse/value';

export interface Recording {
  readonly streamId: string;
  readonly link: string;
  /** Undefined while Twitch has made none. */
  readonly picture: string | undefined;
}

export const recordingLink = (videoId: string): string => `https://www.twitch.tv/videos/${videoId}`;

/** Undefined for what is not public, and for what belongs to no broadcast. */
export function readRecording(row: Row): Recording | undefined {
  const id = label(20)(row.id);
  const streamId = label(64)(row.stream_id);
  if (id === undefined || !/^\d+$/.test(id) || streamId === undefined) return undefined;
  if (row.viewable !== 'public') return undefined;
  const picture = text(row.thumbnail_url)?.replace('%{width}x%{height}', '320x180') ?? '';
  return {
    streamId,
    link: recordingLink(id),
    picture: address('https://www.twitch.tv/')(picture),
  };
}
