/** The code of the open card, asked for once a page. A failed try is forgotten, so that the next press tries again. */
import type { ComponentType } from 'react';
import type { UserMenuProps } from './UserMenu';

export type UserMenuComponent = ComponentType<UserMenuProps>;

let asked: Promise<UserMenuComponent> | undefined;

export function loadUserMenu(): Promise<UserMenuComponent> {
  asked ??= import('./UserMenu').then(
    ({ UserMenu }) => UserMenu,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
