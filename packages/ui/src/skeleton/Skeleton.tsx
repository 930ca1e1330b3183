import { skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** `line` is as high as a line of text, `box` fills its parent, `circle` too. Default `line`. */
  readonly shape?: 'line' | 'box' | 'circle';
  /** Share of the width, for lines. Default `100%`. */
  readonly width?: '100%' | '60%' | '40%';
}

/** The place of something that is on its way. Renders a `<span>` that nobody reads aloud. */
export const Skeleton = ({ shape = 'line', width = '100%' }: SkeletonProps) => (
  <span className={skeleton[shape]} data-width={width} aria-hidden="true" />
);
