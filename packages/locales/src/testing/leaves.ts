import type { MessageTree } from '../index';

/** Each sentence with its key, as `list.empty`. */
export const leaves = (tree: MessageTree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
