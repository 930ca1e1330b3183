export {
  type AccountStores,
  AccountStoresProvider,
  createAccountStores,
  useFavoritesStore,
  useLoginStore,
  useIsDrawnForGuest,
} from './AccountStoresProvider';
export { useActorEvent } from '../state/use-actor-event';
export { useActors, useActorsContext, useActorValue, useSend } from './ActorsProvider';
export { ViewersQueries } from './ViewersQueries';
export { WaitForActors } from './WaitForActors';
export { createLoginStore } from './ports/login-store';
export { useFavoriteChannels, useFavoriteHeart } from './use-favorites';
export { useVerifyLogin } from './use-verify-login';
export { useViewer } from './use-viewer';
export { type ExtensionMessage } from './start-options';
