/** What may go wrong on the way to a call, made from a request that is right. */
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { addressOf } from './send-scenario';
import type { Request } from './scenario';

export interface Bad {
  readonly what: string;
  readonly url: string;
  readonly body: string | undefined;
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { inner: deep(levels - 1) });

const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': 7,
  'a text': 'text',
  'a list': [],
  'an object': {},
  'a truth': true,
  'a NUL': 'a\0b',
  'a long text': 'a'.repeat(20_000),
  'half a character': '\uD800',
  'a negative number': -1,
  'a huge number': 1e300,
  'a deep object': deep(40),
};

const RAW: Readonly<Record<string, string>> = {
  'no JSON': '{',
  'a word': 'nothing',
  'a prototype': '{"__proto__":{"role":"admin"}}',
  'a constructor': '{"constructor":{"prototype":{"role":"admin"}}}',
  'a deep list': '['.repeat(10_000) + ']'.repeat(10_000),
  'a long list': JSON.stringify(Array.from({ length: 6_000 }, () => 1)),
  'an empty text': '""',
};

const withWrong = (body: object): [string, unknown][] =>
  Object.keys(body).flatMap((key) => [
    [`no ${key}`, { ...body, [key]: undefined }] as [string, unknown],
    ...Object.entries(WRONG).map(
      ([what, value]) => [`${what} for ${key}`, { ...body, [key]: value }] as [string, unknown],
    ),
  ]);

function badBodies(body: unknown): [string, string][] {
  const texts = Object.entries(RAW);
  const values: [string, unknown][] = Object.entries(WRONG);
  const object: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof object === 'object' && object !== null) {
    const wrap = (value: unknown) => (Array.isArray(body) ? [value] : value);
    values.push(
      ...withWrong(object).map(([what, value]) => [what, wrap(value)] as [string, unknown]),
    );
  }
  return [
    ...texts,
    ...values.map(([what, value]) => [what, JSON.stringify(value)] as [string, string]),
  ];
}

/** Every way this request may be wrong. A call that takes nothing is asked with a query it does not know. */
export function badRequests(name: CallName, request: Request): Bad[] {
  const call: Call = calls[name];
  const url = addressOf(name, request);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const bad: Bad[] = [];
  for (const key of Object.keys(call.params?.shape ?? {})) {
    for (const [what, value] of [
      ['a NUL', 'a%00b'],
      ['a long text', 'a'.repeat(10_000)],
      ['half UTF-8', '%E3%81'],
    ] as const) {
      const path = call.path.replace(`{${key}}`, value).replace(/\{\w+\}/g, 'x');
      bad.push({
        what: `${what} for ${key}`,
        url: (call.base === 'api' ? API_BASE : '') + path,
        body,
      });
    }
  }
  for (const key of Object.keys(call.query?.shape ?? {})) {
    for (const value of ['a%00b', '-1', 'a'.repeat(5_000), '%FF', '1e999', '{}', "';--"]) {
      const at = url.replace(new RegExp(`([?&])${key}=[^&]*`), '$1');
      bad.push({
        what: `${value.slice(0, 10)} for ${key}`,
        url: `${at}${at.includes('?') ? '&' : '?'}${key}=${value}`,
        body,
      });
    }
  }
  if (call.body)
    bad.push(...badBodies(request.body).map(([what, text]) => ({ what, url, body: text })));
  if (bad.length === 0) {
    bad.push({ what: 'an unknown query', url: `${url}?__proto__=1&x[]=%FF`, body });
  }
  return bad;
}
