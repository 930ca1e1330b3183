/** Adds what the schemas of answers do not say: when each status comes, and its headers. */
import type { OpenAPIV3_1 } from 'openapi-types';

type Header = OpenAPIV3_1.HeaderObject;

const text = (description: string): Header => ({ description, schema: { type: 'string' } });
const whole = (description: string): Header => ({
  description,
  schema: { type: 'integer', minimum: 0 },
});
const always = (header: Header): Header => ({ ...header, required: true });

const REQUEST_ID = always(text('Id of this request, also in the log of the server.'));

const ALLOWANCE = {
  'X-RateLimit-Limit': whole('Requests of this kind at once.'),
  'X-RateLimit-Remaining': whole('How many of them are left.'),
  'X-RateLimit-Reset': whole('Unix seconds at which all of them are there again.'),
};

const ofAnswer = {
  'X-Request-Id': REQUEST_ID,
  'Cache-Control': always(text('How long the answer may be kept, and by whom.')),
  ...ALLOWANCE,
};

const VALIDATORS = {
  ETag: text(
    'Version of the answer, for `If-None-Match`. Absent where the answer depends on the caller.',
  ),
  Age: whole('Seconds since the rows were read.'),
};

const BOARD_COUNT = {
  'X-Board-Count': always(
    text('All live and upcoming streams of the filters, as `live=3, upcoming=12`.'),
  ),
};

const RETRY_AFTER = 'Seconds to wait before the next try';

const REFUSED = {
  description:
    'Refused: what was sent is wrong, or not allowed. 429: too many requests, and `Retry-After` says how long to wait.',
  headers: {
    'X-Request-Id': REQUEST_ID,
    ...ALLOWANCE,
    'Retry-After': whole(`${RETRY_AFTER}; with 429.`),
  },
};

const FAILED = {
  description:
    'Failed: the fault is with the server. 503: it passes, and `Retry-After` says how long to wait.',
  headers: {
    'X-Request-Id': REQUEST_ID,
    ...ALLOWANCE,
    'Retry-After': whole(`${RETRY_AFTER}; with 503.`),
  },
};

function headersOf({ operationId, responses }: OpenAPIV3_1.OperationObject) {
  return {
    ...ofAnswer,
    // Only what may be unchanged has a version.
    ...(responses?.['304'] && VALIDATORS),
    ...(operationId === 'getLive' && BOARD_COUNT),
  };
}

function addTo(operation: OpenAPIV3_1.OperationObject): void {
  const { 200: answer, 304: unchanged, '4XX': refused, '5XX': failed } = operation.responses ?? {};
  if (answer) Object.assign(answer, { headers: headersOf(operation) });
  if (unchanged) Object.assign(unchanged, { headers: headersOf(operation) });
  if (refused) Object.assign(refused, REFUSED);
  if (failed) Object.assign(failed, FAILED);
}

/** Changes the document. */
export function addAnswers(document: Partial<OpenAPIV3_1.Document>): void {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method];
      if (operation) addTo(operation);
    }
  }
}
