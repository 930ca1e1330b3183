/** GET /user/login/services: the ways to log in that this deployment has set up. */
import { providerNames } from '../../auth/providers/provider';
import type { Action } from '../handler';

export const getLoginServices: Action<'getLoginServices'> = async (_, { auth }) => ({
  services: providerNames.filter((name) => auth.providers.has(name)),
  demo: auth.demoLogin,
});
