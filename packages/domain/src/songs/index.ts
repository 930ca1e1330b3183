export { commentedSongs, type CommentedSong } from './song-ranges';
export * from './song-rules';
export { readSongTime } from './song-times';
