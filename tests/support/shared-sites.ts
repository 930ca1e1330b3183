/** The two sites that all browser tests share, started once a run; the second one is without a portal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownBeginning, removeAbandoned } from './abandoned';
import { buildSiteProgram, SITE_FOLDER, startSite, type Site, type SiteOptions } from './site';

const PORTAL = 'SITE_PORTAL';
const EMBED = 'SITE_EMBED';
const WORLD = 'SITE_WORLD';

/** The data of a demo world, created once and copied for each site of the run. */
async function fillWorld(): Promise<string> {
  const { folder, stop } = await startSite({ portal: false, isKept: true });
  await stop();
  return folder;
}

/** Playwright's global setup: runs before the workers, which inherit its environment variables. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  removeAbandoned(SITE_FOLDER, join('data', 'postgres'));
  const programs = mkdtempSync(join(tmpdir(), ownBeginning(SITE_FOLDER)));
  await buildSiteProgram(programs);
  const world = await fillWorld();
  const sites = await Promise.all([startSite({ world }), startSite({ world, portal: false })]);
  const [whole, bare] = sites;
  process.env[WORLD] = world;
  process.env[PORTAL] = whole.portal;
  process.env[EMBED] = bare.embed;
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
    for (const folder of [programs, join(world, '..')])
      rmSync(folder, { recursive: true, force: true });
  };
}

/** Origin of the portal. */
export const portalOrigin = (): string | undefined => process.env[PORTAL];

/** Origin of the site that has nothing but the calls and the embeds; empty before it is started. */
export const embedOrigin = (): string => process.env[EMBED] ?? '';

/** A separate site for one test, to move its clock or to set environment variables. */
export const startOwnSite = (env: SiteOptions['env'] = {}): Promise<Site> =>
  startSite({ world: process.env[WORLD], env });
