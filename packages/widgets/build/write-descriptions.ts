/** Writes the files that describe the elements to tools and editors. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vsCodeHtmlData, webTypes } from './editor-data';
import { customElementsManifest } from './manifest';

const text = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** The files by their paths in `dist`; the manifest is beside the scripts that it names, where it is served with them. */
export const descriptions = (): Readonly<Record<string, string>> => ({
  'embed/v1/custom-elements.json': text(customElementsManifest),
  'web-types.json': text(webTypes()),
  'vscode.html-data.json': text(vsCodeHtmlData()),
});

export async function writeDescriptions(dist: string): Promise<void> {
  await Promise.all(
    Object.entries(descriptions()).map(([path, content]) => writeFile(join(dist, path), content)),
  );
}
