/** A terminal with at most one line that can be redrawn, below permanent lines. */
export interface Screen {
  /** Writes text with its own line ends. */
  readonly write: (text: string) => void;
  /** Draws a line that the next one replaces; prints it if lines cannot be redrawn. */
  readonly draw: (line: string) => void;
  /** Ends the redrawable line; it stays as it is. */
  readonly finish: () => void;
  /** Whether lines can be redrawn. */
  readonly isTerminal: boolean;
}

const CLEAR_LINE = '\r\u001b[K';

export function createScreen(output: (text: string) => void, isTerminal: boolean): Screen {
  let drawn = '';
  return {
    isTerminal,
    write: (text) => {
      // The redrawable line moves below the permanent ones.
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
