/** "`/` redirects once, on the first load only, to the default page." */
import type { Settings } from '@oshimado/domain';

export const pathOfDefaultPage = (page: Settings['defaultOpen']): string =>
  page === 'home' ? '/' : `/${page}`;

/** Only the bare address leads on: `/#archive` and `/?org=x` were asked for. */
export const isBareHome = (location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): boolean => location.pathname === '/' && location.search === '' && location.hash === '';
