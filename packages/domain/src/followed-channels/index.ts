export { readFollowedFile, readFollowedText } from './followed-channels';
export { FOLLOWED_BYTES_MAX, FOLLOWED_CHANNELS_MAX } from './followed-channels.limits';
export type * from './followed-channels.types';
