/** Closes resources in reverse order of opening, each once, even if others fail to close. */

export interface Closers {
  readonly add: (name: string, close: () => Promise<unknown>) => void;
  /** Closes everything added so far; a second call waits for the first. */
  readonly closeAll: () => Promise<void>;
}

export function createClosers(onFailure: (error: unknown, name: string) => void): Closers {
  const open: { readonly name: string; readonly close: () => Promise<unknown> }[] = [];
  let closing: Promise<void> | undefined;

  const closeEach = async () => {
    for (let part = open.pop(); part; part = open.pop()) {
      try {
        await part.close();
      } catch (error) {
        onFailure(error, part.name);
      }
    }
  };
  return {
    add: (name, close) => void open.push({ name, close }),
    closeAll: () => (closing ??= closeEach()),
  };
}
