/** "`/` redirects once, on the first load only, to the default page." */
import type { Settings } from '@oshimado/domain';

export const pathOfDefaultPage = (page: Settings['defaultOpen']): string =>
  page === 'home' ? '/' : `/${page}`;

/** Only the bare address redirects: `/#archive` and `/?org=x` were requested explicitly. */
export const isBareHome = (location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): boolean => location.pathname === '/' && location.search === '' && location.hash === '';
