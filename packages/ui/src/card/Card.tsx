import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import * as css from './Card.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Props of `Card`: one link, and buttons that it does not cover. */
export interface CardProps extends StyleProps {
  /** Where the card leads. */
  readonly href: string;
  /** What it is; the text of its one link. */
  readonly title: ReactNode;
  /** The picture above the text. */
  readonly media?: ReactNode;
  /** Content below the title. */
  readonly children?: ReactNode;
  /** Buttons of its own, which the link does not cover. */
  readonly actions?: ReactNode;
  /** It is the chosen one of its list. Default false. */
  readonly selected?: boolean;
  /** Level of its heading among those of the page. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<AnchorProps>;
}

/**
 * One thing among others. It has one link, whose name is the title and whose hit area is the card: a reader of the page
 * hears it once, and a press anywhere on it leads there. Renders an `<article>`.
 */
export function Card({
  href,
  title,
  media,
  children,
  actions,
  selected = false,
  headingLevel = 3,
  component,
  className,
  style,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const Link = component ?? 'a';
  return (
    <article className={classNames(css.card, className)} style={style} data-selected={selected}>
      {media ? <div className={css.media}>{media}</div> : null}
      <div className={css.body}>
        <Heading className={css.heading}>
          <Link href={href} className={css.link} aria-current={selected || undefined}>
            {title}
          </Link>
        </Heading>
        {children ? <div className={css.meta}>{children}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </article>
  );
}
