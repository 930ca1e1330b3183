/**
 * What all elements draw with, for the second try of any of them: what they share has names of one build, and browsers remember for a
 * page that a name could not be fetched.
 */
export * from './oshi-channel/mount';
export * from './oshi-chat/mount';
export * from './oshi-clips/mount';
export * from './oshi-live-feed/mount';
export * from './oshi-multiview/mount';
export * from './oshi-player/mount';
export * from './oshi-playlist/mount';
export * from './oshi-schedule/mount';
export * from './oshi-search/mount';
export * from './oshi-video/mount';
