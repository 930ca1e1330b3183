/** A text as a file. */
export interface TextFile {
  /** With its ending. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** What is in it. */
  readonly text: string;
}

/** Hands a text to the browser's downloads. */
export function downloadText({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
