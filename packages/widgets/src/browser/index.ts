export { copyText, useCopy, type CopyHandle, type CopyState } from './use-copy';
export { downloadText, type TextFile } from './download-text';
