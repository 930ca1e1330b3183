import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { end as endStyle, item, list, row, secondary, text } from './List.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Props of `List`. */
export interface ListProps extends StyleProps {
  /** Name of the list; needed without a heading above it. */
  readonly label?: string;
  /** `ListItem`s. */
  readonly children: ReactNode;
}

/** Rows of one kind below each other. Renders an `<ul>`. */
export const List = ({ label, children, className, style }: ListProps) => (
  <ul className={classNames(list, className)} style={style} aria-label={label}>
    {children}
  </ul>
);

/** Props of `ListItem`. */
export interface ListItemProps extends StyleProps {
  /** What it is. */
  readonly children: ReactNode;
  /** More about it, below. */
  readonly description?: ReactNode;
  /** Before the text: a picture, a mark. */
  readonly start?: ReactNode;
  /** After the text, with presses of its own: buttons, a switch. */
  readonly end?: ReactNode;
  /** Where it leads; the row becomes a link. */
  readonly href?: string;
  /** Called when it is pressed; without `href` the row becomes a button. */
  readonly onPress?: () => void;
  /** It is the chosen one. Default false. */
  readonly selected?: boolean;
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<AnchorProps>;
}

/** One row. Renders an `<li>`, with an `<a>` or a `<button>` where it leads somewhere or does something. */
export function ListItem({
  children,
  description,
  start,
  end,
  href,
  onPress,
  selected = false,
  component,
  className,
  style,
}: ListItemProps) {
  const Link = component ?? 'a';
  const current = selected || undefined;
  const content = (
    <>
      {start}
      <span className={text}>
        {children}
        {description ? <span className={secondary}>{description}</span> : null}
      </span>
    </>
  );
  return (
    <li className={classNames(item, className)} style={style}>
      {href ? (
        <Link href={href} className={row} aria-current={current} onClick={onPress}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={row} aria-current={current} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={row} aria-current={current}>
          {content}
        </div>
      )}
      {end ? <div className={endStyle}>{end}</div> : null}
    </li>
  );
}
