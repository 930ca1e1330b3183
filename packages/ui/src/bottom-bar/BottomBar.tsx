import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { Icon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { bar, item, link, list } from './BottomBar.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link of a `BottomBar`. */
export interface BottomBarItem {
  /** Where it leads. */
  readonly href: string;
  /** Its word, below the picture. */
  readonly label: string;
  /** Its picture. */
  readonly icon: IconType;
}

/** Props of `BottomBar`. */
export interface BottomBarProps extends StyleProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Three to five ways; more do not fit under a thumb. */
  readonly items: readonly BottomBarItem[];
  /** The address of the page that is shown. */
  readonly current?: string;
  /** A router's link. Default `<a>`. */
  readonly linkComponent?: ComponentType<AnchorProps>;
}

/** The main ways through the product, where a thumb reaches them. Renders a `<nav>`. */
export function BottomBar({
  label,
  items,
  current,
  linkComponent,
  className,
  style,
}: BottomBarProps) {
  const Link = linkComponent ?? 'a';
  return (
    <nav
      aria-label={label}
      data-part="bottom-bar"
      className={classNames(bar, className)}
      style={style}
    >
      <ul className={list}>
        {items.map(({ href, label: word, icon }) => (
          <li key={href} className={item}>
            <Link href={href} className={link} aria-current={href === current ? 'page' : undefined}>
              <Icon icon={icon} />
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
