/** Resolves after this time, to race what may take longer. */
export function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}
