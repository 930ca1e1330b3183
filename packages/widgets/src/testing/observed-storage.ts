/** A storage that tells of every use before it is carried out, for tests; who throws there refuses it. */
export const observedStorage = (storage: Storage, onUse: (method: string | symbol) => void) =>
  new Proxy(storage, {
    get: (target, method): unknown => {
      onUse(method);
      const value: unknown = Reflect.get(target, method);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
