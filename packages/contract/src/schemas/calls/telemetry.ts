import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import { failuresBody } from '../telemetry';

const BODY_MAX = 16_384;

export const telemetryCalls = {
  postFailures: {
    ...routes.postFailures,
    tag: 'telemetry',
    auth: 'none',
    limit: 'telemetry',
    summary: 'Reports failures of a browser, without data about the viewer',
    body: failuresBody,
    bodyMax: BODY_MAX,
    response: done,
  },
} as const satisfies Record<string, Call>;
