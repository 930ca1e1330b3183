/** "`/` redirects once, on the first load only, to the default page." */
import { isBuilt, type Settings } from '@oshimado/domain';

/** Home also for a page that is not built yet, which another version of the product may have stored. */
export const pathOfDefaultPage = (page: Settings['defaultOpen']): string => {
  const path = `/${page}`;
  return page === 'home' || !isBuilt(path) ? '/' : path;
};

/** Only the bare address leads on: `/#archive` and `/?org=x` were asked for. */
export const isBareHome = (location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): boolean => location.pathname === '/' && location.search === '' && location.hash === '';
