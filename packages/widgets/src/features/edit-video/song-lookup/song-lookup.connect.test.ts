import { expect, it } from 'vitest';
import { connectFoundSongs } from './song-lookup.connect';

const context = { language: 'en', hidesPictures: false };

it('songs of the index come first, then those of the stores, with all that is known of them', () => {
  const rows = connectFoundSongs(
    [
      {
        itunesid: null,
        name: 'Dawn',
        original_artist: 'Band',
        start: 10,
        end: 210,
        amUrl: null,
        art: 'javascript:alert(1)',
      },
    ],
    [
      {
        itunesid: 7,
        name: '夜明けの窓',
        english_name: 'Window at Dawn',
        original_artist: 'バンド',
        album: 'Windows',
        released: '2019-03-27T00:00:00.000Z',
        seconds: 214,
        art: 'https://pictures.example/7.jpg',
        amUrl: 'https://music.example/7',
      },
    ],
    context,
  );
  expect(rows).toMatchObject([
    {
      source: 'index',
      title: 'Dawn',
      length: { text: '3:20' },
      art: null,
      track: { seconds: 200 },
    },
    {
      source: 'store',
      title: '夜明けの窓 / Window at Dawn',
      titleLang: 'ja',
      album: 'Windows',
      month: 'Mar 2019',
      length: { text: '3:34', iso: 'PT0H3M34S' },
      art: 'https://pictures.example/7.jpg',
      track: { itunesid: 7, name: '夜明けの窓 / Window at Dawn', seconds: 214 },
    },
  ]);
});

it('no pictures are shown to who hides them', () => {
  const [row] = connectFoundSongs(
    [],
    [
      {
        itunesid: 7,
        name: 'Dawn',
        english_name: null,
        original_artist: 'Band',
        album: null,
        released: null,
        seconds: null,
        art: 'https://pictures.example/7.jpg',
        amUrl: null,
      },
    ],
    { ...context, hidesPictures: true },
  );
  expect(row).toMatchObject({ art: null, length: null, month: null });
  expect(row?.track.art).toBe('https://pictures.example/7.jpg');
});
