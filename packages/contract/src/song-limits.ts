/** "end - start > 13" (wire, PUT /songs): a song is longer than this. */
export const SONG_SECONDS_MIN = 13;
