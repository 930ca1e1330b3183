'use client';

export { copyText, useCopy, type CopyHandle, type CopyState } from './use-copy';
export { downloadText, type TextFile } from './download-text';
export { browserStorage } from './browser-storage';
export { FEED_NAMES } from './feed-names';
export { openStore, putRecords } from './device-database';
