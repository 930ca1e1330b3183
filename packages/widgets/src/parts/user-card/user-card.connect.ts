/** The viewer and the place of a user card, turned into the actions it offers. Pure. */
import type { User } from '@oshimado/contract';
import { LOGIN_PATH, may } from '@oshimado/domain';

/** Where the card is: in the menu of the top bar, at the head of the drawer, or on the login page. */
export type UserCardPlace = 'menu' | 'drawer' | 'login';

export interface UserCardAction {
  readonly key:
    | 'login'
    | 'account'
    | 'history'
    | 'settings'
    | 'calendar'
    | 'messages'
    | 'admin'
    | 'logout';
  /** The page it opens. Without it the action is handled in place. */
  readonly href?: string;
}

export interface UserCardState {
  /** null for a guest, and until the viewer is known. */
  readonly user: User | null;
  readonly isKnown: boolean;
  readonly place: UserCardPlace;
}

/** The actions of the card, in their order. */
export function connectUserCard({ user, isKnown, place }: UserCardState): UserCardAction[] {
  const actions: UserCardAction[] = [];
  if (isKnown && !user && place !== 'login') actions.push({ key: 'login', href: LOGIN_PATH });
  if (user && place === 'menu') actions.push({ key: 'account', href: LOGIN_PATH });
  if (place === 'menu') actions.push({ key: 'history', href: '/history' });
  if (place !== 'drawer') actions.push({ key: 'settings', href: '/settings' });
  if (place !== 'login') actions.push({ key: 'calendar', href: `${LOGIN_PATH}#calendar` });
  if (place !== 'login') actions.push({ key: 'messages' });
  if (place === 'menu' && may('report.read', user ?? undefined)) {
    actions.push({ key: 'admin', href: '/admin' });
  }
  if (user && place !== 'drawer') actions.push({ key: 'logout' });
  return actions;
}
