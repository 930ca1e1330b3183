/** Files that are handed to the browser's downloads. */
import { afterEach, beforeEach, vi } from 'vitest';

/** The files of the running test, with their names. Restores all spies after each test. */
export function recordDownloads(): readonly { readonly name: string; readonly file: Blob }[] {
  const downloads: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let latest = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) latest = file;
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push({ name: this.download, file: latest });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return downloads;
}
