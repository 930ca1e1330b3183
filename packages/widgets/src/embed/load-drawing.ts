import { drawingFiles } from './drawing-files';
import { classicAddress, loadScript } from './load-script';

let origin = classicAddress && new URL(classicAddress).origin;

/** The origin the scripts come from; empty until something is drawn. */
export const scriptOrigin = (): string => origin ?? '';

/** Draws any element that shares files, and shares nothing: what is shared may be of another build, and a browser does not fetch it again once it failed. */
const SECOND_TRY = 'mount-all.js';

/** What an element draws with. Rejects for one of a build that does not say its address; the next try is a newer one. */
export async function loadDrawing<Drawing extends { readonly scriptUrl: string }>(
  file: string,
  isAgain: boolean,
): Promise<Drawing> {
  const shared = drawingFiles[file];
  // Beside the drawing, which is what fails without them.
  if (!isAgain) for (const one of shared ?? []) loadScript(one, false).catch(() => undefined);
  const drawing = await loadScript<Drawing>(shared && isAgain ? SECOND_TRY : file, isAgain);
  origin ??= new URL(drawing.scriptUrl).origin;
  return drawing;
}
