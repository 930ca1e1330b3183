/** Adds recorded examples (requests and responses of tests) to the description, call by call. */
import type { OpenAPIV3_1 } from 'openapi-types';
import examples from './examples.json' with { type: 'json' };

interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

const known: Readonly<Record<string, Example>> = examples;

/** The recorded value in the type that the parameter is described with; a query has flags as 1 and lists as one text. */
function shown(value: unknown, schema: OpenAPIV3_1.ParameterObject['schema']): unknown {
  const type = schema && 'type' in schema ? schema.type : undefined;
  if (type === 'boolean') return value === true || value === 1;
  if (type === 'array') return Array.isArray(value) ? value : String(value).split(',');
  return Array.isArray(value) ? value.join(',') : value;
}

function addToParameters(operation: OpenAPIV3_1.OperationObject, example: Example): void {
  const values = { ...example.query, ...example.params, ...example.headers };
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter && parameter.name in values) {
      parameter.example = shown(values[parameter.name], parameter.schema);
    }
  }
}

function addTo(operation: OpenAPIV3_1.OperationObject): void {
  const example = known[operation.operationId ?? ''];
  if (!example) return;
  addToParameters(operation, example);
  const { requestBody, responses } = operation;
  if (requestBody && 'content' in requestBody) {
    for (const content of Object.values(requestBody.content)) content.example = example.body;
  }
  // Some calls have only error examples, such as those of a service that is not set up.
  const isRefusal =
    typeof example.answer === 'object' && example.answer !== null && 'message' in example.answer;
  const answer = responses?.[isRefusal ? '4XX' : '200'];
  if (answer && 'content' in answer) {
    for (const content of Object.values(answer.content ?? {})) content.example = example.answer;
  }
}

/** Changes the document. */
export function addExamples(document: Partial<OpenAPIV3_1.Document>): void {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method];
      if (operation) addTo(operation);
    }
  }
}
