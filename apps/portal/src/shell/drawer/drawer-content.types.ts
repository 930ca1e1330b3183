export interface DrawerContentProps {
  /** Called when a way was taken. */
  readonly onLeave?: (() => void) | undefined;
}
