/** What a worker does when it becomes the active one. */

interface TakeOverOptions {
  readonly registration: {
    readonly navigationPreload?: Pick<NavigationPreloadManager, 'enable'> | undefined;
  };
  readonly clients: Pick<Clients, 'claim'>;
  /** Drops what only older versions have used. */
  readonly dropOld: () => Promise<unknown>;
}

/**
 * Resolves once the worker controls the open pages. These reload at once, and the browser holds their requests back until then: what
 * can take longer on a slow disk is not waited for. If the browser ends the worker meanwhile, the next version drops the rest.
 */
export async function takeOver({ registration, clients, dropOld }: TakeOverOptions): Promise<void> {
  await Promise.all([registration.navigationPreload?.enable(), clients.claim()]);
  void dropOld().catch(() => undefined);
}
