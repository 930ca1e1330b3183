/** A storage that lasts as long as the test or story, with these texts at first. `texts` is what it holds. */
export function memoryStorage(first: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(first));
  const storage: Storage = {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  };
  return { storage, texts };
}
