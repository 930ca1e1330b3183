export { CallError, createClient, pathOf, rowsOf } from './client';
export type { CallFailure, CallOptions, Client, ClientOptions } from './client';
export { decodeQuery, encodeQuery } from './query-codec';
export { API_BASE, BOARD_EVENTS_PATH, CARD_PATH, OEMBED_PATH, routes } from './routes';
export { SONG_SECONDS_MIN } from './song-limits';
export type { CallName, Route } from './routes';
export type * from './page';
export type * from './types';
