import { classicAddress, loadScript } from './load-script';

let origin = classicAddress && new URL(classicAddress).origin;

/** The origin the scripts come from; empty until something is drawn. */
export const scriptOrigin = (): string => origin ?? '';

/** What an element draws with. Rejects for one of a build that does not say its address; the next try is a newer one. */
export async function loadDrawing<Drawing extends { readonly scriptUrl: string }>(
  file: string,
  isAgain: boolean,
): Promise<Drawing> {
  const drawing = await loadScript<Drawing>(file, isAgain);
  origin ??= new URL(drawing.scriptUrl).origin;
  return drawing;
}
