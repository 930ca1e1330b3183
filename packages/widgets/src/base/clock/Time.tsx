import type { ComponentProps } from 'react';

/** Props of `Time`: those of a `<time>`, whose `dateTime` is for programs. */
export interface TimeProps extends ComponentProps<'time'> {
  readonly dateTime: string;
}

/**
 * A date, a time or a length with its text, which a translated page keeps. Server and browser may know different spellings of the same
 * time: the text of the server stays until it changes. Renders a `<time>`.
 */
export const Time = (props: TimeProps) => (
  <time translate="no" suppressHydrationWarning {...props} />
);
