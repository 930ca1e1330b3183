'use client';

/** Entries of a menu that say what is on or chosen. */
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { CheckIcon, Icon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { group, item, mark } from './Menu.css';

const Mark = () => (
  <span className={mark}>
    <Radix.ItemIndicator>
      <Icon icon={CheckIcon} size="small" />
    </Radix.ItemIndicator>
  </span>
);

/** Props of `MenuCheckboxItem`. Its owner keeps whether it is on. */
export interface MenuCheckboxItemProps extends StyleProps {
  /** Whether it is on. */
  readonly checked: boolean;
  /** Called with what it shall be. */
  readonly onCheckedChange: (checked: boolean) => void;
  /** Its text. */
  readonly children: ReactNode;
  /** It is there but cannot be changed. Default false. */
  readonly disabled?: boolean;
}

/** On or off; the menu stays open. Renders a `<div role="menuitemcheckbox">`. */
export const MenuCheckboxItem = ({ children, className, ...rest }: MenuCheckboxItemProps) => (
  <Radix.CheckboxItem
    className={classNames(item, className)}
    onSelect={(event) => event.preventDefault()}
    {...rest}
  >
    <Mark />
    {children}
  </Radix.CheckboxItem>
);

/** Props of `MenuRadioGroup`. Its owner keeps the chosen value. */
export interface MenuRadioGroupProps extends StyleProps {
  /** What the entries choose; shown above them and read with them. */
  readonly label: string;
  /** The chosen value. */
  readonly value: string;
  /** Called with the value that was chosen. */
  readonly onValueChange: (value: string) => void;
  /** `MenuRadioItem`s. */
  readonly children: ReactNode;
}

/** One of several. Renders a `<div role="group">`. */
export const MenuRadioGroup = ({ label, children, ...rest }: MenuRadioGroupProps) => (
  <Radix.RadioGroup aria-label={label} {...rest}>
    <Radix.Label className={group}>{label}</Radix.Label>
    {children}
  </Radix.RadioGroup>
);

/** Props of `MenuRadioItem`. */
export interface MenuRadioItemProps extends StyleProps {
  /** What choosing it means. */
  readonly value: string;
  /** Its text. */
  readonly children: ReactNode;
  /** It is there but cannot be chosen. Default false. */
  readonly disabled?: boolean;
}

/** One choice of a group. Renders a `<div role="menuitemradio">`. */
export const MenuRadioItem = ({ children, className, ...rest }: MenuRadioItemProps) => (
  <Radix.RadioItem className={classNames(item, className)} {...rest}>
    <Mark />
    {children}
  </Radix.RadioItem>
);
