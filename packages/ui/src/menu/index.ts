export {
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuLinkItemProps,
  type MenuProps,
} from './Menu';
