'use client';

/** A menu on a button. Not modal: a modal one would lock the page that embeds it. */
import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  useRef,
  type AnchorHTMLAttributes,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Icon, type IconType } from '../icon';
import { CloseRequest } from '../overlay/CloseRequest';
import type { OpenState } from '../overlay/open-state';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { content, item, separator, sheetTitle } from './Menu.css';
import { SheetPlace } from './SheetPlace';

/** Props of `Menu`. */
export interface MenuProps extends StyleProps, OpenState {
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactNode;
  /** What its entries are about; seen only where the menu is a sheet, away from its button. Default none. */
  readonly title?: ReactNode;
  /** Entries, groups and submenus. */
  readonly children: ReactNode;
  /** The edge of the button it keeps to. Default `end`. */
  readonly align?: 'start' | 'center' | 'end';
}

const ENTRY = '[role^="menuitem"]:not([data-disabled])';

/** A menu whose code was loaded by the click missed the key press that opened it; a visible focus ring reveals it. */
function useFirstEntry(isOpenAtFirst = false) {
  const isNew = useRef(isOpenAtFirst);
  return ({ target, currentTarget: menu }: FocusEvent<HTMLElement>) => {
    if (!isNew.current || target !== menu) return;
    isNew.current = false;
    if (!menu.matches(':focus-visible')) return;
    menu.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
  };
}

/** Things to do or places to go, behind one button. Renders a `<div role="menu">`. */
export function Menu(props: MenuProps) {
  const { trigger, title, children, align = 'end', className, style, ...state } = props;
  const container = usePortalContainer();
  const focusFirst = useFirstEntry(state.defaultOpen);
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={classNames(content, className)}
          style={style}
          sideOffset={4}
          align={align}
          collisionPadding={8}
          loop
          onFocus={focusFirst}
        >
          <CloseRequest />
          <SheetPlace />
          {title ? (
            // Read aloud it is in the name already, which is that of the button.
            <Radix.Label className={sheetTitle} aria-hidden="true">
              {title}
            </Radix.Label>
          ) : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Props of `MenuItem`. */
export interface MenuItemProps extends StyleProps {
  /** Picture before the text. */
  readonly icon?: IconType;
  /** Its text. */
  readonly children: ReactNode;
  /** Called when it is chosen; `preventDefault()` keeps the menu open. */
  readonly onSelect?: (event: Event) => void;
  /** It is there but cannot be chosen. Default false. */
  readonly disabled?: boolean;
}

/** Something to do. Renders a `<div role="menuitem">`. */
export const MenuItem = ({ icon, children, className, ...rest }: MenuItemProps) => (
  <Radix.Item className={classNames(item, className)} {...rest}>
    {icon ? <Icon icon={icon} size="small" /> : null}
    {children}
  </Radix.Item>
);

/** Props of `MenuLinkItem`. */
export interface MenuLinkItemProps extends MenuItemProps {
  /** Where it leads. */
  readonly href: string;
  /** Where it opens. Default `_blank`; `_self` with a router's link. */
  readonly target?: string;
  /** A router's link. Default `<a>`. */
  readonly linkComponent?: ComponentType<
    AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }
  >;
}

/** Somewhere to go. Renders an `<a role="menuitem">`. */
export function MenuLinkItem({
  icon,
  href,
  target = '_blank',
  linkComponent,
  children,
  className,
  ...rest
}: MenuLinkItemProps) {
  const Link = linkComponent ?? 'a';
  return (
    <Radix.Item className={classNames(item, className)} asChild {...rest}>
      <Link href={href} target={target} rel="noopener">
        {icon ? <Icon icon={icon} size="small" /> : null}
        {children}
      </Link>
    </Radix.Item>
  );
}

/** A line between two kinds of entries. Renders a `<div role="separator">`. */
export const MenuSeparator = ({ className, style }: StyleProps) => (
  <Radix.Separator className={classNames(separator, className)} style={style} />
);
