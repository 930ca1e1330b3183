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
