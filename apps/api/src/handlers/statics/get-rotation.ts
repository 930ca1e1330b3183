/** GET /rotation: no client has ever shown what it was for. */
import type { Handler } from '../handler';

export const getRotation: Handler<'getRotation'> = async () => [];
