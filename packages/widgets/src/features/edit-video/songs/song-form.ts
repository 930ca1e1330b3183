/** The form of a song: what is typed, what is set from the player, and the song that it changes. Pure. */
import { nameOf, type Song, type VideoFull } from '@oshimado/contract';
import {
  foldText,
  formatDuration,
  readSongTime,
  SONG_FINE_S,
  songProblems,
  withSongStart,
  type SongProblem,
} from '@oshimado/domain';
import type { SongTrack } from '../song-lookup';

/** The video whose songs are edited. */
export type EditedVideo = Pick<VideoFull, 'id' | 'status' | 'duration' | 'channel'>;

interface SongFields {
  readonly name: string;
  readonly artist: string;
  readonly startText: string;
  readonly endText: string;
  readonly itunesid: number | null;
  readonly art: string | null;
  readonly amUrl: string | null;
}

export interface SongForm extends SongFields {
  /** Another number for each song that the form is about: what is answered late belongs to the one that was sent. */
  readonly draft: number;
  /** The song that is changed; null for a new one. */
  readonly song: Song | null;
  /** Length of the track; null if it is unknown. */
  readonly seconds: number | null;
  /** Times as they were last set, not typed: the end moves along with the start from there. */
  readonly start: number | null;
  readonly end: number | null;
  /** What the fine sliders move around; null where there is no time. */
  readonly startAnchor: number | null;
  readonly endAnchor: number | null;
  /** What the form held when it was opened or saved. */
  readonly saved: SongFields;
}

export type SongFormEvent =
  | {
      readonly type: 'name.type' | 'artist.type' | 'start.type' | 'end.type';
      readonly text: string;
    }
  | { readonly type: 'start.settle' | 'end.settle' }
  | { readonly type: 'start.set' | 'end.set'; readonly seconds: number }
  /** Moves a time by so many seconds from where its slider stands in the middle. */
  | { readonly type: 'start.tune' | 'end.tune'; readonly by: number }
  | { readonly type: 'end.takeLength' }
  | { readonly type: 'track.take'; readonly track: SongTrack }
  | { readonly type: 'track.drop' }
  /** Times of another song, and its words as they were written; it begins a new one unless the form has no times yet. */
  | {
      readonly type: 'range.take';
      readonly start: number;
      readonly end: number | null;
      readonly words?: { readonly name: string; readonly artist: string };
    }
  | { readonly type: 'song.load'; readonly song: Song }
  /** What is in the form becomes a new song. */
  | { readonly type: 'song.detach' }
  /** What was sent is saved; what was typed since stays. */
  | { readonly type: 'form.saved'; readonly sent: SongForm; readonly song: Song }
  | { readonly type: 'form.reset' };

const NOTHING: SongFields = {
  name: '',
  artist: '',
  startText: '',
  endText: '',
  itunesid: null,
  art: null,
  amUrl: null,
};

export const emptySongForm: SongForm = {
  ...NOTHING,
  draft: 0,
  song: null,
  seconds: null,
  start: null,
  end: null,
  startAnchor: null,
  endAnchor: null,
  saved: NOTHING,
};

const textOf = (seconds: number | null) => (seconds === null ? '' : formatDuration(seconds));

/** Sets both times, and what their sliders move around. */
function withTimes(form: SongForm, start: number | null, end: number | null): SongForm {
  return {
    ...form,
    start,
    end,
    startText: start === null ? form.startText : textOf(start),
    endText: end === null ? form.endText : textOf(end),
    startAnchor: start,
    endAnchor: end,
  };
}

function withStart(form: SongForm, seconds: number): SongForm {
  const { start, end } = withSongStart(settledEnd(form), seconds, form.seconds);
  return withTimes(form, start, end);
}

/** Times with an end that was typed and not left yet. */
const settledEnd = ({ start, end, endText }: SongForm) => ({
  start,
  end: readSongTime(endText) ?? (endText.trim() === '' ? null : end),
});

function settleStart(form: SongForm): SongForm {
  const typed = readSongTime(form.startText);
  if (typed === undefined) return { ...form, start: null, startAnchor: null };
  return typed === form.start ? withTimes(form, typed, form.end) : withStart(form, typed);
}

function settleEnd(form: SongForm): SongForm {
  const typed = readSongTime(form.endText);
  if (typed === undefined) return { ...form, end: null, endAnchor: null };
  return { ...form, end: typed, endAnchor: typed, endText: textOf(typed) };
}

const around = (anchor: number, by: number) =>
  Math.max(0, anchor + Math.max(-SONG_FINE_S, Math.min(SONG_FINE_S, by)));

function tuneStart(form: SongForm, by: number): SongForm {
  const { startAnchor } = form;
  if (startAnchor === null) return form;
  const { start, end } = withSongStart(form, around(startAnchor, by), null);
  return { ...withTimes(form, start, end), startAnchor };
}

function tuneEnd(form: SongForm, by: number): SongForm {
  if (form.endAnchor === null) return form;
  const end = around(form.endAnchor, by);
  return { ...form, end, endText: textOf(end) };
}

function takeTrack(form: SongForm, track: SongTrack): SongForm {
  const { itunesid, name, artist, art, amUrl, seconds } = track;
  const next = { ...form, itunesid, name, artist, art, amUrl, seconds };
  if (next.start === null || next.end !== null || seconds === null) return next;
  return withTimes(next, next.start, next.start + seconds);
}

const fieldsOf = ({ name, artist, startText, endText, itunesid, art, amUrl }: SongFields) => ({
  name,
  artist,
  startText,
  endText,
  itunesid,
  art,
  amUrl,
});

function isSame(one: SongFields, other: SongFields): boolean {
  const fields = fieldsOf(one);
  return (Object.keys(fields) as (keyof SongFields)[]).every((key) => fields[key] === other[key]);
}

/** An empty form for another song. */
const nextForm = ({ draft }: SongForm): SongForm => ({ ...emptySongForm, draft: draft + 1 });

/** Whether the form has a song with times, so that other times are those of another song. */
const hasOwnTimes = ({ song, start, end, startText, endText }: SongForm): boolean =>
  song !== null || start !== null || end !== null || startText.trim() + endText.trim() !== '';

/** Whether words that are not saved would be lost if the times of another song were taken. */
export const losesWords = (form: SongForm): boolean =>
  hasOwnTimes(form) && isUnsaved(form) && form.name.trim() + form.artist.trim() !== '';

function takeRange(
  form: SongForm,
  { start, end, words }: Extract<SongFormEvent, { type: 'range.take' }>,
): SongForm {
  const begun = { ...(hasOwnTimes(form) ? nextForm(form) : form), ...words };
  return end === null ? withStart(begun, start) : withTimes(begun, start, end);
}

/** What was saved leaves the form; what was typed since changes the song that is there now. Another song stays as it is. */
function noteSaved(
  form: SongForm,
  { sent, song }: Extract<SongFormEvent, { type: 'form.saved' }>,
): SongForm {
  if (form.draft !== sent.draft) return form;
  return isSame(form, sent) ? nextForm(form) : { ...form, song, saved: fieldsOf(sent) };
}

function loadSong(before: SongForm, song: Song): SongForm {
  const { name, original_artist: artist, start, end, itunesid, art, amUrl } = song;
  const form = withTimes(
    { ...nextForm(before), song, name, artist, itunesid, art, amUrl },
    start,
    end,
  );
  return { ...form, saved: fieldsOf(form) };
}

export function reduceSongForm(form: SongForm, event: SongFormEvent): SongForm {
  switch (event.type) {
    case 'name.type':
      return { ...form, name: event.text };
    case 'artist.type':
      return { ...form, artist: event.text };
    case 'start.type':
      return { ...form, startText: event.text };
    case 'end.type':
      return { ...form, endText: event.text };
    case 'start.settle':
      return settleStart(form);
    case 'end.settle':
      return settleEnd(form);
    case 'start.set':
      return withStart(form, event.seconds);
    case 'end.set':
      return withTimes(form, form.start, event.seconds);
    case 'start.tune':
      return tuneStart(form, event.by);
    case 'end.tune':
      return tuneEnd(form, event.by);
    case 'end.takeLength':
      return form.start === null || form.seconds === null
        ? form
        : withTimes(form, form.start, form.start + form.seconds);
    case 'track.take':
      return takeTrack(form, event.track);
    case 'track.drop':
      return { ...form, itunesid: null, art: null, amUrl: null, seconds: null };
    case 'range.take':
      return takeRange(form, event);
    case 'song.load':
      return loadSong(form, event.song);
    case 'song.detach':
      return { ...form, song: null, saved: NOTHING };
    case 'form.saved':
      return noteSaved(form, event);
    case 'form.reset':
      return nextForm(form);
  }
}

/** Times as they are typed at this moment. */
export const typedTimes = ({ startText, endText }: SongForm) => ({
  start: readSongTime(startText) ?? null,
  end: readSongTime(endText) ?? null,
});

/** A song of the video with the name of a new one: it may be added twice by mistake. */
export const equalSong = (form: SongForm, songs: readonly Song[]): Song | undefined =>
  form.song ? undefined : songs.find(({ name }) => foldText(name) === foldText(form.name));

/** Why the form cannot be saved yet. */
export const formProblems = (
  form: SongForm,
  video: Parameters<typeof songProblems>[1],
): readonly SongProblem[] => songProblems({ name: form.name, ...typedTimes(form) }, video);

/** Whether something would be lost if the page were left. */
export const isUnsaved = (form: SongForm): boolean => !isSame(form, form.saved);

/** What is sent, for a form without problems. */
export function songBodyOf(form: SongForm, videoId: string) {
  const { song, name, artist, itunesid, art, amUrl } = form;
  const { start, end } = typedTimes(form);
  return {
    ...(song ? { id: song.id } : { is_new: true }),
    video_id: videoId,
    name: nameOf(name),
    original_artist: artist.trim(),
    start: start ?? 0,
    end: end ?? 0,
    itunesid: itunesid ?? -1,
    art,
    amUrl,
  };
}

/** The same for a song that is there, or was. */
export const bodyOfSong = (song: Song, isNew: boolean) => ({
  ...(isNew ? { is_new: true } : { id: song.id }),
  video_id: song.video_id,
  name: song.name,
  original_artist: song.original_artist,
  start: song.start,
  end: song.end,
  itunesid: song.itunesid ?? -1,
  art: song.art,
  amUrl: song.amUrl,
  is_mv: song.is_mv,
});
