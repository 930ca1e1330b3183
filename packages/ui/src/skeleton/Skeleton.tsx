import { classNames, type StyleProps } from '../style-props';
import { skeleton } from './Skeleton.css';

/** Props of `Skeleton`. */
export interface SkeletonProps extends StyleProps {
  /** `line` is as high as a line of text, `box` fills its parent, `circle` too. Default `line`. */
  readonly shape?: 'line' | 'box' | 'circle';
  /** Share of the width, for lines. Default `100%`. */
  readonly width?: '100%' | '60%' | '40%';
}

/** Placeholder of content that is loading. Renders a `<span>` hidden from screen readers. */
export const Skeleton = ({ shape = 'line', width = '100%', className, style }: SkeletonProps) => (
  <span
    className={classNames(skeleton[shape], className)}
    style={style}
    data-width={width}
    aria-hidden="true"
  />
);
