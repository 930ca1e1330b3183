/** Files for apps of the device. */

/** Whether apps of the device take a file of this type. */
export const canShareFiles = (type: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'file', { type })] });

/** `late`: the browser wants another press, because the one that asked for it is too long ago. */
export type ShareOutcome = 'done' | 'late';

/** Hands a file to an app that the viewer chooses. Closing the dialog of the system is no failure. */
export async function shareFile(file: File, title: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'late';
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return 'done';
}
