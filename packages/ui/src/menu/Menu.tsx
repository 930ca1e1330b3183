/** A menu on a button. Not modal: a modal one would lock the page of whoever embeds us. */
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { usePortalContainer } from '../portal-container';
import { content, item, separator } from './Menu.css';

export interface MenuProps {
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  /** Open at first. Default false. */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function Menu({ trigger, children, defaultOpen, onOpenChange }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className={content} sideOffset={4} align="end" collisionPadding={8} loop>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly onSelect?: (event: Event) => void;
  readonly disabled?: boolean;
}

/** Something to do. Renders a `<div role="menuitem">`. */
export const MenuItem = ({ icon, children, ...rest }: MenuItemProps) => (
  <Radix.Item className={item} {...rest}>
    {icon ? <Icon name={icon} size="small" /> : null}
    {children}
  </Radix.Item>
);

export interface MenuLinkItemProps extends MenuItemProps {
  readonly href: string;
  /** Default `_blank`. */
  readonly target?: string;
}

/** Somewhere to go. Renders an `<a role="menuitem">`. */
export const MenuLinkItem = ({
  icon,
  href,
  target = '_blank',
  children,
  ...rest
}: MenuLinkItemProps) => (
  <Radix.Item className={item} asChild {...rest}>
    <a href={href} target={target} rel="noopener">
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </a>
  </Radix.Item>
);

export const MenuSeparator = () => <Radix.Separator className={separator} />;
