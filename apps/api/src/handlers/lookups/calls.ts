import type { Actions } from '../handler';
import { getInvite } from './get-invite';
import { getLookedUpVideo } from './get-looked-up-video';

export const actions = { getInvite, getLookedUpVideo } satisfies Actions;
