export interface UserCardProps {
  /** Where it stands. */
  readonly place: 'menu' | 'drawer' | 'login';
  /** Called when something in it leads elsewhere. */
  readonly onLeave?: () => void;
}
