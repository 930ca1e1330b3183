/** A terminal with at most one line that is still being drawn, below the lines that stay. */
export interface Screen {
  /** Writes text that ends its own lines. */
  readonly write: (text: string) => void;
  /** Draws a line that the next one replaces; a line that stays where nothing can be drawn over. */
  readonly draw: (line: string) => void;
  /** Ends the line that is being drawn; it stays as it is. */
  readonly finish: () => void;
  /** Lines can be drawn over. */
  readonly isTerminal: boolean;
}

const CLEAR_LINE = '\r\u001b[K';

export function createScreen(output: (text: string) => void, isTerminal: boolean): Screen {
  let drawn = '';
  return {
    isTerminal,
    write: (text) => {
      // What is being drawn moves below what stays.
      output(drawn ? `${CLEAR_LINE}${text}${drawn}` : text);
    },
    finish: () => {
      if (drawn) output('\n');
      drawn = '';
    },
    draw: (line) => {
      if (!isTerminal) {
        output(`${line}\n`);
        return;
      }
      output(`${CLEAR_LINE}${line}`);
      drawn = line;
    },
  };
}
