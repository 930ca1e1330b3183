/**
 * Compares answers with the description that the server publishes at `/api/docs/json`: the status, the kind of content, the headers
 * and the body, where a field that is not described is a fault as well.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly payload: string;
}

type Contents = Readonly<
  Record<string, { readonly schema?: object; readonly example?: unknown } | undefined>
>;

interface Described {
  readonly content?: Contents;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: object;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, Described | undefined>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
}

interface Asked {
  readonly method: string;
  /** With its query. */
  readonly url: string;
}

const JSON_TYPE = 'application/json';

const pointer = (...keys: readonly string[]) =>
  `api#/${keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/** What must be there and is not. */
function missing({ headers }: Answer, described: Described): string[] {
  const wanted = Object.entries(described.headers ?? {})
    .filter(([, { required }]) => required)
    .map(([name]) => name);
  const absent = wanted.filter((name) => headers[name.toLowerCase()] === undefined);
  return absent.map((name) => `no header ${name}`);
}

/** Parameters that a client has to send, and that this one did not. */
function unsent({ url }: Asked, { parameters = [] }: Operation): string[] {
  const sent = new URLSearchParams(/\?(.*)$/s.exec(url)?.[1]);
  const absent = parameters.filter(
    ({ in: place, required, name }) => place === 'query' && required && !sent.has(name),
  );
  return absent.map(({ name }) => `answered without ${name}, which is required`);
}

export function describedBy(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  // Each of these comes with a pattern, which is compared.
  ajv.addFormat('date-time', true).addFormat('base64', true);
  ajv.addSchema(description, 'api');
  // A path with more fixed parts comes before one that also fits.
  const paths = Object.entries(description.paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, operations]) => ({ path, operations, pattern: patternOf(path) }));
  const compiled = new Map<string, ValidateFunction>();

  /** How a value differs from the schema at a place of the description. */
  const differences = (at: string, value: unknown): string[] => {
    const check = compiled.get(at) ?? ajv.compile({ $ref: at });
    compiled.set(at, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  };

  const find = ({ method, url }: Asked) => {
    const path = url.replace(/[?#].*$/s, '').replaceAll(/\/{2,}/g, '/');
    const verb = method.toLowerCase();
    const found = paths.find(({ pattern, operations }) => operations[verb] && pattern.test(path));
    const operation = found?.operations[verb];
    return operation && { path: found.path, verb, operation };
  };

  /** How an answer differs from what is described. Nothing where no operation is at this address. */
  const complaints = (asked: Asked, answer: Answer): string[] => {
    const found = find(asked);
    if (!found) return [];
    const { path, verb, operation } = found;
    const { statusCode, headers, payload } = answer;
    const key = [String(statusCode), `${Math.floor(statusCode / 100)}XX`].find(
      (status) => operation.responses[status],
    );
    const described = key === undefined ? undefined : operation.responses[key];
    if (key === undefined || !described) return [`status ${statusCode} is not described`];
    const faults = [...missing(answer, described)];
    if (statusCode < 400) faults.push(...unsent(asked, operation));
    if ((statusCode === 429 || statusCode === 503) && headers['retry-after'] === undefined) {
      faults.push('no header Retry-After');
    }
    if (!described.content) return payload === '' ? faults : [...faults, 'a body'];
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    if (!described.content[type]) return [...faults, `content of the type ${type || 'none'}`];
    // A packed body is the plain one, as the tests of packing prove.
    if (type !== JSON_TYPE || headers['content-encoding'] !== undefined) return faults;
    const at = pointer('paths', path, verb, 'responses', key, 'content', type, 'schema');
    return [...faults, ...differences(at, JSON.parse(payload))];
  };

  /** How the examples of the description differ from its own schemas. */
  const wrongExamples = (): string[] =>
    paths.flatMap(({ path, operations }) =>
      Object.entries(operations).flatMap(([verb, operation]) => {
        if (!operation) return [];
        const place = ['paths', path, verb];
        const parameters = (operation.parameters ?? []).flatMap(({ name, example }, index) =>
          example === undefined
            ? []
            : differences(pointer(...place, 'parameters', String(index), 'schema'), example).map(
                (words) => `${operation.operationId} ${name}: ${words}`,
              ),
        );
        const example = operation.requestBody?.content[JSON_TYPE]?.example;
        if (example === undefined) return parameters;
        const at = pointer(...place, 'requestBody', 'content', JSON_TYPE, 'schema');
        const body = differences(at, example).map((words) => `${operation.operationId}: ${words}`);
        return [...parameters, ...body];
      }),
    );

  return { complaints, wrongExamples };
}

export type AnswersDescribed = ReturnType<typeof describedBy>;
