/** The API's description: `/api/docs` to read, `/api/docs/json` as OpenAPI 3.1, both from the contract's schemas. */
import { tags } from '@oshimado/contract/schemas';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { limitRoutes } from '../limit-routes';
import { pagePolicy } from '../page-policy';
import { addAnswers } from './add-answers';
import { addExamples } from './add-examples';
import { describeQuery } from './describe-query';

/** Its pictures are data URLs, and it sends requests to this server only. */
const DOCS_POLICY = pagePolicy({
  directives: {
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
  },
});

type Schemas = Readonly<Record<string, unknown>>;

const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The component schemas of the calls; the generator also adds an input form of each, which few calls use. */
function usedSchemas(paths: unknown, schemas: Schemas): Schemas {
  const used = new Set<string>();
  const open = namesIn(paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(schemas[name] ?? {}));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** Lists are one text, joined by commas; clients repeat the key otherwise. */
function joinLists(paths: OpenAPIV3_1.PathsObject): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path ?? {}))) {
    const { parameters = [] } = operation as OpenAPIV3_1.OperationObject;
    for (const parameter of parameters) {
      const { schema } = parameter as OpenAPIV3_1.ParameterObject;
      if (schema && 'type' in schema && schema.type === 'array') {
        Object.assign(parameter, { style: 'form', explode: false });
      }
    }
  }
}

const describeObject: typeof jsonSchemaTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as Partial<OpenAPIV3_1.Document>;
  const { paths, components } = described;
  addExamples(described);
  addAnswers(described);
  joinLists(paths ?? {});
  const schemas = usedSchemas(paths ?? {}, components?.schemas ?? {});
  return { ...described, components: { ...components, schemas } } as typeof described;
};

const describeRoute: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route);
  const { querystring } = route.schema ?? {};
  if (querystring instanceof z.ZodObject && described.schema?.hide !== true) {
    described.schema = { ...described.schema, querystring: describeQuery(querystring) };
  }
  return described;
};

/** Default server of the description: the origin of the page. */
export async function describeApi(app: FastifyInstance, publicOrigin?: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oshimado API',
        version: '2',
        description:
          'Live streams, archives and clips of virtual streamers. Empty parameters count as absent, unknown ones are ' +
          'ignored, lists are joined by commas. Every refusal has the form of `Problem`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicOrigin ?? '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
          key: { type: 'apiKey', in: 'header', name: 'X-APIKEY', description: 'An API key.' },
        },
      },
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    },
    transform: describeRoute,
    transformObject: describeObject,
  });
  await app.register(async (docs) => {
    limitRoutes(docs, 'read');
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  });
}
