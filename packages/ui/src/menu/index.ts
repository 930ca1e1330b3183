export {
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuLinkItemProps,
  type MenuProps,
} from './Menu';
export {
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './MenuChoices';
export { Submenu, type SubmenuProps } from './Submenu';
