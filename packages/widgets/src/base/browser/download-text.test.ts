import { beforeEach, expect, it, vi } from 'vitest';
import { downloadTable, downloadText } from './download-text';

const files: Blob[] = [];
const clicked: HTMLAnchorElement[] = [];
const revoke = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  files.length = 0;
  clicked.length = 0;
  revoke.mockReset();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file);
        return 'blob:file';
      }
      static override revokeObjectURL = revoke;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
});

it('a download of a table hands it over under its name, with the mark that spreadsheets need', async () => {
  downloadTable({ name: 'list.csv', text: '推し' });
  expect(clicked.map(({ download, href }) => ({ download, href }))).toEqual([
    { download: 'list.csv', href: 'blob:file' },
  ]);
  expect(files.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']);
  const bytes = await Promise.all(files.map((file) => file.arrayBuffer()));
  expect(bytes.map((one) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(one))).toEqual([
    '\uFEFF推し',
  ]);
});

it('a download lets go of the file once the browser has it, and no sooner', () => {
  downloadText({ name: 'a.json', type: 'application/json', text: '{}' });
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:file');
});
