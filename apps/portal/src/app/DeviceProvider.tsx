/** What this device keeps of a login, for the client's token and for the actors. One of each a page. */
import { createContext, useContext, type ReactNode } from 'react';
import { createFavoritesStore, type FavoritesStore } from '../actors/ports/favorites-store';
import { createLoginStore, type LoginStore } from '../actors/ports/login-store';

export interface Device {
  readonly logins: LoginStore;
  readonly favorites: FavoritesStore;
}

/** Without storage (the server, a browser that refuses it) everything lives as long as the page. */
export const createDevice = (storage: Storage | null): Device => ({
  logins: createLoginStore(storage),
  favorites: createFavoritesStore(storage),
});

const DeviceContext = createContext<Device | null>(null);

export const DeviceProvider = ({ value, children }: { value: Device; children: ReactNode }) => (
  <DeviceContext value={value}>{children}</DeviceContext>
);

function useDevice(): Device {
  const device = useContext(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceProvider above it.');
  return device;
}
export const useLoginStore = (): LoginStore => useDevice().logins;
export const useFavoritesStore = (): FavoritesStore => useDevice().favorites;
