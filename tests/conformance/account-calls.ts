import type { ConformanceServer } from './server';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls of `/api/v2` by path, and what an answer to `headers` is, of a server that runs once the tests do. */
export function accountCalls(api: () => ConformanceServer) {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    api().send(method, `/api/v2${path}`, body, headers);
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await call('GET', '/user/check', undefined, headers)).statusCode;
  return { call, statusWith };
}
