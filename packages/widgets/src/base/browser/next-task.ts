/** Resolves in a task of its own, so that what follows does not lengthen the present one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
