/** A story with `parameters: { feature: { isOffline: true } }` runs in a browser that says it has no connection. */
interface FeatureParameters {
  readonly feature?: { readonly isOffline?: boolean };
}

const isOffline = ({ feature }: FeatureParameters) => feature?.isOffline === true;

/** Takes the connection away until the story ends. For `beforeEach`. */
export function loseConnection({ parameters }: { readonly parameters: FeatureParameters }) {
  if (!isOffline(parameters)) return undefined;
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
