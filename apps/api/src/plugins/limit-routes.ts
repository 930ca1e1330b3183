/**
 * Every route has a limit class; the server refuses to start with a route that has none. Calls set it in the contract, other
 * routes in their `config`.
 */
import type { LimitClass } from '@oshimado/contract/schemas';
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limit class; `none` is for health checks. Default: from the call. */
    limit?: LimitClass | 'none';
  }
  interface FastifyInstance {
    /** Limit class of each route, by method and path. */
    routeLimits: ReadonlyMap<string, LimitClass | 'none'>;
  }
}

export const limitOf = (config: FastifyContextConfig = {}): LimitClass | 'none' | undefined =>
  config.limit ?? config.call?.limit;

/** Sets the class of every route added to this context from now on, unless the route sets one. */
export function limitRoutes(app: FastifyInstance, limit: LimitClass): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit: limitOf(route.config) ?? limit };
  });
}

/** Throws for a route without a class, which stops the start. */
export function requireLimits(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  const limits = new Map<string, LimitClass | 'none'>();
  app.decorate('routeLimits', limits);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    for (const { method, url, config } of routes) {
      const limit = limitOf(config);
      for (const name of [method].flat().map((one) => `${one} ${url}`)) {
        if (limit === undefined) return done(new Error(`${name} does not say how it is limited`));
        limits.set(name, limit);
      }
    }
    return done();
  });
}
