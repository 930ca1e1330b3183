export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps, type LinkComponentProps } from './ButtonLink';
export { IconButton, type IconButtonProps } from './IconButton';
