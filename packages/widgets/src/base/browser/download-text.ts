/** A text as a file. */
export interface TextFile {
  /** With its ending. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** What is in it. */
  readonly text: string;
}

/** Hands a file to the browser's downloads, under its name. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Hands a text to the browser's downloads. */
export const downloadText = ({ name, type, text }: TextFile): void =>
  downloadFile(new File([text], name, { type }));

/** Without this mark spreadsheets take the letters of a Japanese title for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table to the browser's downloads, to be opened by spreadsheets. */
export const downloadTable = ({ name, text }: Pick<TextFile, 'name' | 'text'>): void =>
  downloadText({ name, type: 'text/csv;charset=utf-8', text: BYTE_ORDER_MARK + text });
