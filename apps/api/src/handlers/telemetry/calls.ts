import type { Actions } from '../handler';
import { postFailures } from './post-failures';

export const actions = { postFailures } satisfies Actions;
