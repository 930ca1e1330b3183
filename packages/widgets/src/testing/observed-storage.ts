/** A storage for tests that calls back before each access; the callback can throw to refuse it. */
export const observedStorage = (storage: Storage, onUse: (method: string | symbol) => void) =>
  new Proxy(storage, {
    get: (target, method): unknown => {
      onUse(method);
      const value: unknown = Reflect.get(target, method);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
