/** Stores of the login and of the favorites on this device: for the client's token and for the machines. One of each a page. */
import { createContext, useContext, type ReactNode } from 'react';
import { createFavoritesStore, type FavoritesStore } from './ports/favorites-store';
import { createLoginStore, type LoginStore } from './ports/login-store';

export interface AccountStores {
  readonly logins: LoginStore;
  readonly favorites: FavoritesStore;
}

/** Without storage (on the server, or if the browser refuses it) all values last as long as the page. */
export const createAccountStores = (storage: Storage | null): AccountStores => ({
  logins: createLoginStore(storage),
  favorites: createFavoritesStore(storage),
});

const AccountStoresContext = createContext<AccountStores | null>(null);
const DrawnForGuestContext = createContext(false);

interface AccountStoresProviderProps {
  readonly value: AccountStores;
  /** Whether the page is drawn for a viewer without a login, before the actors say who looks at it. Default: that is not known. */
  readonly isDrawnForGuest?: boolean | undefined;
  readonly children: ReactNode;
}

export const AccountStoresProvider = (props: AccountStoresProviderProps) => (
  <DrawnForGuestContext value={props.isDrawnForGuest ?? false}>
    <AccountStoresContext value={props.value}>{props.children}</AccountStoresContext>
  </DrawnForGuestContext>
);

/** For what a guest sees at once. The actors may find a login all the same. */
export const useIsDrawnForGuest = (): boolean => useContext(DrawnForGuestContext);

function useAccountStores(): AccountStores {
  const stores = useContext(AccountStoresContext);
  if (!stores) throw new Error('Oshimado: a part needs <AccountStoresProvider> around it.');
  return stores;
}
export const useLoginStore = (): LoginStore => useAccountStores().logins;
export const useFavoritesStore = (): FavoritesStore => useAccountStores().favorites;
