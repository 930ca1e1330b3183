import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSong } from '../../../testing/samples';
import {
  bodyOfSong,
  emptySongForm,
  equalSong,
  formProblems,
  isUnsaved,
  losesWords,
  reduceSongForm,
  songBodyOf,
  type SongForm,
  type SongFormEvent,
} from './song-form';

const after = (...events: readonly SongFormEvent[]): SongForm =>
  events.reduce(reduceSongForm, emptySongForm);
const times = ({ startText, endText }: SongForm) => [startText, endText];

const track = {
  itunesid: 7,
  name: 'Dawn',
  artist: 'Band',
  art: 'https://pictures.example/7.jpg',
  amUrl: 'https://music.example/7',
  seconds: 200,
};
const song = sampleSong({ creator_id: '1' });
const video = { status: 'past', duration: 3_600 } as const;

describe('times', () => {
  it('times are typed as seconds or times, and shown as times when the field is left', () => {
    const form = after(
      { type: 'start.type', text: '95' },
      { type: 'start.settle' },
      { type: 'end.type', text: '4:35' },
      { type: 'end.settle' },
    );
    expect(times(form)).toEqual(['1:35', '4:35']);
  });

  it('times keep their length when the start is set', () => {
    const form = after({ type: 'song.load', song }, { type: 'start.set', seconds: 100 });
    expect(times(form)).toEqual(['1:40', '5:00']);
  });

  it('times keep their length when the start is typed, not when its field is only left', () => {
    const form = after({ type: 'song.load', song }, { type: 'start.type', text: '70' });
    expect(times(reduceSongForm(form, { type: 'start.settle' }))).toEqual(['1:10', '4:30']);
    expect(times(after({ type: 'song.load', song }, { type: 'start.settle' }))).toEqual([
      '1:00',
      '4:20',
    ]);
  });

  it('end after the length of the track where there is no end', () => {
    expect(times(after({ type: 'start.set', seconds: 60 }, { type: 'track.take', track }))).toEqual(
      ['1:00', '4:20'],
    );
    expect(times(after({ type: 'track.take', track }, { type: 'start.set', seconds: 60 }))).toEqual(
      ['1:00', '4:20'],
    );
    const longer = after(
      { type: 'song.load', song },
      { type: 'end.set', seconds: 900 },
      { type: 'track.take', track },
    );
    expect(times(longer)).toEqual(['1:00', '15:00']);
    expect(times(reduceSongForm(longer, { type: 'end.takeLength' }))).toEqual(['1:00', '4:20']);
  });

  it('move by up to 6 s around where they were set', () => {
    const form = after(
      { type: 'song.load', song },
      { type: 'end.tune', by: 4 },
      { type: 'end.tune', by: -2 },
    );
    expect(times(form)).toEqual(['1:00', '4:18']);
    expect(form.endAnchor).toBe(260);
    const moved = reduceSongForm(form, { type: 'start.tune', by: 99 });
    expect(times(moved)).toEqual(['1:06', '4:24']);
    expect(times(reduceSongForm(moved, { type: 'start.tune', by: 0 }))).toEqual(['1:00', '4:18']);
  });

  it('times keep an end before the start where it is, while the start is moved', () => {
    const form = after(
      { type: 'start.set', seconds: 1 },
      { type: 'end.set', seconds: 0 },
      { type: 'start.tune', by: -1 },
    );
    expect(times(form)).toEqual(['0:00', '0:00']);
    expect(form.endAnchor).toBe(0);
  });

  it('times are taken from a range of a comment, its end from the track if it has none', () => {
    expect(times(after({ type: 'range.take', start: 60, end: 200 }))).toEqual(['1:00', '3:20']);
    expect(
      times(after({ type: 'track.take', track }, { type: 'range.take', start: 600, end: null })),
    ).toEqual(['10:00', '13:20']);
    expect(times(after({ type: 'range.take', start: 60, end: null }))).toEqual(['1:00', '']);
  });

  it('times are never negative, whatever is done in any order', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constantFrom('start.type' as const, 'end.type' as const),
        text: fc.oneof(fc.nat(9_999).map(String), fc.constantFrom('', '1:', 'x', '1:02:03')),
      }),
      fc.record({
        type: fc.constantFrom('start.set' as const, 'end.set' as const),
        seconds: fc.nat(9_999),
      }),
      fc.record({
        type: fc.constantFrom('start.tune' as const, 'end.tune' as const),
        by: fc.integer({ min: -9, max: 9 }),
      }),
      fc.constantFrom<SongFormEvent>(
        { type: 'start.settle' },
        { type: 'end.settle' },
        { type: 'end.takeLength' },
        { type: 'track.take', track },
        { type: 'track.drop' },
        { type: 'song.load', song },
        { type: 'song.detach' },
        { type: 'form.reset' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { start, end, startAnchor, endAnchor } = after(...events);
        for (const time of [start, end, startAnchor, endAnchor])
          expect(time ?? 0).toBeGreaterThanOrEqual(0);
        expect((start === null) === (startAnchor === null)).toBe(true);
        expect((end === null) === (endAnchor === null)).toBe(true);
      }),
    );
  });
});

describe('a song in the form', () => {
  it('a song in the form is unsaved once something differs from what was loaded', () => {
    expect(isUnsaved(emptySongForm)).toBe(false);
    const loaded = after({ type: 'song.load', song });
    expect(isUnsaved(loaded)).toBe(false);
    expect(isUnsaved(reduceSongForm(loaded, { type: 'name.type', text: 'Day' }))).toBe(true);
    expect(isUnsaved(reduceSongForm(loaded, { type: 'song.detach' }))).toBe(true);
    expect(isUnsaved(after({ type: 'start.type', text: '1' }))).toBe(true);
  });

  it('a song in the form is renamed by its id, and added as a new one without', () => {
    const renamed = after({ type: 'song.load', song }, { type: 'name.type', text: ' Day ' });
    expect(songBodyOf(renamed, song.video_id)).toMatchObject({ id: 'one', name: 'Day' });
    const added = songBodyOf(reduceSongForm(renamed, { type: 'song.detach' }), song.video_id);
    expect(added).toMatchObject({ is_new: true, name: 'Day', start: 60, end: 260, itunesid: -1 });
    expect(added).not.toHaveProperty('id');
  });

  it('a song in the form loses its track and keeps its name', () => {
    const form = after({ type: 'track.take', track }, { type: 'track.drop' });
    expect(form).toMatchObject({ name: 'Dawn', itunesid: null, art: null, amUrl: null });
  });

  it('a song in the form has the problems of what is typed', () => {
    expect(formProblems(emptySongForm, video)).toEqual(['name', 'start', 'end']);
    const typed = after({ type: 'song.load', song }, { type: 'end.type', text: '1:05' });
    expect(formProblems(typed, video)).toEqual(['short']);
    const late = after({ type: 'song.load', song }, { type: 'end.type', text: '1:00:01' });
    expect(formProblems(late, video)).toEqual(['past']);
  });

  it('a song in the form gives way to an empty form when it is saved, unless something was typed since', () => {
    const sent = after({ type: 'song.load', song }, { type: 'name.type', text: 'Day' });
    const saved = { type: 'form.saved', sent, song } as const;
    expect(reduceSongForm(sent, saved)).toMatchObject({ ...emptySongForm, draft: sent.draft + 1 });
    const typed = reduceSongForm(sent, { type: 'artist.type', text: 'Another' });
    expect(reduceSongForm(typed, saved)).toMatchObject({ artist: 'Another', song });
  });

  it('a song in the form that is added while something is typed is changed from then on, not added again', () => {
    const sent = after(
      { type: 'name.type', text: 'Night' },
      { type: 'range.take', start: 60, end: 260 },
    );
    const typed = reduceSongForm(sent, { type: 'artist.type', text: 'Choir' });
    const saved = reduceSongForm(typed, { type: 'form.saved', sent, song });
    expect(songBodyOf(saved, song.video_id)).toMatchObject({ id: 'one', original_artist: 'Choir' });
    expect(isUnsaved(saved)).toBe(true);
  });

  it('a song in the form is never mixed with another: a late answer belongs to what was sent', () => {
    const sent = after({ type: 'name.type', text: 'Night' }, { type: 'start.set', seconds: 60 });
    const next = reduceSongForm(sent, { type: 'range.take', start: 600, end: 800 });
    expect(next).toMatchObject({ name: '', startText: '10:00', song: null });
    expect(reduceSongForm(next, { type: 'form.saved', sent, song })).toBe(next);
  });

  it('a song in the form begins with the times of a range, and keeps a name that has no times yet', () => {
    const named = after(
      { type: 'name.type', text: 'Dawn' },
      { type: 'range.take', start: 60, end: 200 },
    );
    expect(named).toMatchObject({ name: 'Dawn', startText: '1:00' });
    const other = after(
      { type: 'song.load', song },
      { type: 'range.take', start: 600, end: 800, words: { name: 'Day', artist: 'Band' } },
    );
    expect(other).toMatchObject({ name: 'Day', artist: 'Band', song: null, itunesid: null });
    expect(losesWords(after({ type: 'song.load', song }))).toBe(false);
    expect(losesWords(named)).toBe(true);
    expect(losesWords(after({ type: 'name.type', text: 'Dawn' }))).toBe(false);
  });

  it('a song in the form is asked about when a new one has its name', () => {
    const form = after({ type: 'name.type', text: ' NIGHT ' });
    expect(equalSong(form, [song])).toBe(song);
    expect(equalSong(after({ type: 'name.type', text: 'Nigh' }), [song])).toBeUndefined();
    expect(equalSong(after({ type: 'song.load', song }), [song])).toBeUndefined();
  });

  it('a song in the form comes back as it was', () => {
    expect(bodyOfSong(song, true)).toMatchObject({ is_new: true, name: 'Night', start: 60 });
    expect(bodyOfSong(song, false)).toMatchObject({ id: 'one', is_mv: false });
  });
});
