import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../../admin-routes';
import { channelLookupRoutes } from '../../channel-lookup-routes';
import { groupRoutes } from '../../group-routes';
import type { Route } from '../../route';
import { scheduleRoutes } from '../../schedule-routes';
import { methodOf, routes as siteRoutes, type CallName } from '../../routes';
import { snoozeRoutes } from '../../snooze-routes';
import { webhookRoutes } from '../../webhook-routes';
import type { Call } from '../call';
import { calls } from './calls';

const routes = {
  ...siteRoutes,
  ...adminRoutes,
  ...groupRoutes,
  ...scheduleRoutes,
  ...channelLookupRoutes,
  ...snoozeRoutes,
  ...webhookRoutes,
};
const entries = Object.entries(calls as Record<string, Call>);

describe('calls', () => {
  it('has an entry for every route, and every entry has a route', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(routes).sort());
  });

  it.each(entries)('%s is where its route says', (name, call) => {
    expect(call).toMatchObject((routes as Record<string, Route>)[name] ?? {});
  });

  it.each(entries)('%s begins with its method', (name, { method }) => {
    expect(methodOf(name as CallName)).toBe(method);
  });

  it.each(entries)('%s has a schema for exactly the parameters of its path', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath);
    for (const key of inPath) expect(call.query?.shape ?? {}).not.toHaveProperty(key ?? '');
  });

  it.each(entries)('%s can be described by JSON schema, so OpenAPI can show it', (_, call) => {
    expect(call.summary).not.toBe('');
    expect(z.toJSONSchema(call.response, { io: 'output' })).toBeTypeOf('object');
    const query = z.toJSONSchema(call.query ?? z.object({}), { io: 'input' });
    expect(query).toHaveProperty('properties');
  });

  it('the schema of a search names the defaults of its fields', () => {
    const { properties } = z.toJSONSchema(calls.postVideoSearch.body, { io: 'input' });
    expect(properties).toMatchObject({
      sort: { default: 'newest' },
      offset: { default: 0 },
      limit: { default: 30 },
      collabs: { default: 'show' },
    });
  });

  it.each([undefined, null, ''])('%j as a field of a search means its default', (nothing) => {
    const { body } = calls.postVideoSearch;
    const given = { sort: nothing, offset: nothing, limit: nothing, collabs: nothing };
    expect(body.parse(given)).toEqual(body.parse({}));
    expect(body.parse(given)).toMatchObject({ sort: 'newest', offset: 0, limit: 30 });
  });

  it('waits 30 s by default, 10 s for live, 20 s for favorites live', () => {
    expect(routes.getLive.timeoutMs).toBe(10_000);
    expect(routes.getUsersLive.timeoutMs).toBe(20_000);
    const rest = entries.filter(([name]) => name !== 'getLive' && name !== 'getUsersLive');
    for (const [, call] of rest) expect(call.timeoutMs).toBe(30_000);
  });

  it('answers lists either bare or as a page whose only array is the rows', () => {
    const list = calls.getVideos.response;
    expect(list.safeParse([]).success).toBe(true);
    expect(list.safeParse({ total: 0, items: [] }).success).toBe(true);
    expect(list.safeParse({ total: '0', items: [] }).success).toBe(false);
    expect(list.safeParse({ items: [] }).success).toBe(false);
    expect(list.safeParse(null).success).toBe(false);
  });
});
