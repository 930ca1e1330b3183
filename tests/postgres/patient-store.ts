/** Stores of tests wait longer for their database than those of servers: one of a slow machine is not one that is away. */
import { openStore as openWithLimits } from '../../apps/api/src/store';

/** A minute in place of four seconds. */
const PATIENCE = 15;

export const openStore: typeof openWithLimits = (options) =>
  openWithLimits({ patience: PATIENCE, ...options });
