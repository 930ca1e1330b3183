/** The keys of a part, said once: its documentation shows the table, and a play test presses every row of it. */
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Queries = ReturnType<typeof within>;

export interface KeyContext {
  /** What the story drew. */
  readonly canvas: Queries;
  /** The whole page: menus and dialogs are drawn at its end. */
  readonly page: Queries;
  readonly user: ReturnType<typeof userEvent.setup>;
}

export interface KeyRow {
  /** As the table shows it, such as `Arrow down` or `Shift + Tab`. */
  readonly keys: string;
  /** What happens, in one sentence. */
  readonly does: string;
  /** Presses the keys and expects that it happened. Rows run in order, each from where the one before it left off. */
  readonly press: (on: KeyContext) => Promise<void>;
}

export const key = (keys: string, does: string, press: KeyRow['press']): KeyRow => ({
  keys,
  does,
  press,
});

/** The row of what lies over the page and was opened by this button. */
export const escapeOf = (button: string): KeyRow =>
  key(
    'Escape',
    'Closes it and gives the focus back to its button.',
    async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: button })).toHaveFocus();
    },
  );

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Spread into a story: `export const Keyboard: Story = keyboardStory([key(…), …])`. */
export const keyboardStory = (rows: readonly KeyRow[]) => ({
  // Its rows are on the page already, as a table.
  tags: ['!autodocs'],
  parameters: { keyboard: rows },
  play: async ({ canvasElement, step }: PlayContext) => {
    const on: KeyContext = {
      canvas: within(canvasElement),
      page: within(canvasElement.ownerDocument.body),
      user: userEvent.setup(),
    };
    for (const { keys, does, press } of rows) {
      await step(`${keys}: ${does}`, () => press(on));
    }
  },
});
