import { folder, shared } from './drawing-files';
import { classicAddress, loadScript } from './load-script';

let origin = classicAddress && new URL(classicAddress).origin;

/** The origin the scripts come from; empty until something is drawn. */
export const scriptOrigin = (): string => origin ?? '';

/**
 * What an element draws with: `file`, which has all of it, or files that elements of this page share. What is shared has names of one
 * build, which is gone where a page has kept these scripts, and a browser does not ask again for a name that failed: then it is `file`.
 * Rejects for one of a build that does not say its address; the next try is a newer one. `isAlone`: it shares nothing.
 */
export async function loadDrawing<Drawing extends { readonly scriptUrl: string }>(
  file: string,
  isAgain: boolean,
  isAlone: boolean,
): Promise<Drawing> {
  const path = isAlone ? '' : folder;
  // Beside the drawing, which is what fails without them.
  if (path) shared.forEach((one) => void loadScript(path + one, false).catch(() => undefined));
  const drawing = await loadScript<Drawing>(path + file, isAgain).catch((error: unknown) => {
    if (!path) throw error;
    return loadScript<Drawing>(file, false);
  });
  origin ??= new URL(drawing.scriptUrl).origin;
  return drawing;
}
