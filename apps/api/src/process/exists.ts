import { access } from 'node:fs/promises';

/** Whether there is a file or folder at this path that the process can reach. */
export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
