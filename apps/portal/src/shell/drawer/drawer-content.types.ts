export interface DrawerContentProps {
  /** Called when a link was followed. */
  readonly onLeave?: (() => void) | undefined;
}
