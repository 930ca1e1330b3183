/**
 * What a page gives to the features on it: the client, the links of the site, the way to another page. The same objects for
 * the life of the page, so that no component is drawn again because of them.
 */
import type { Client, FrameOrigins, SiteLinks } from '@oshimado/contract';
import { defaultFrameOrigins, MUSIC_SITE } from '@oshimado/domain';
import { createContext, useContext, type ReactNode } from 'react';

export interface NavigateOptions {
  /** Takes the place of the present address in the history. Default false. */
  readonly replace?: boolean;
}

/** Called instead of leaving a page; `leave` leaves it after all. */
export type LeaveGuard = (leave: () => void) => void;

export interface PageServices {
  readonly client: Client;
  /** Opens an address of this site without loading the document again. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Places outside this site, as its operator has set them. */
  readonly siteLinks: SiteLinks;
  /** Puts a guard before the ways to other pages; returns what removes it. Default: the ways are not guarded. */
  readonly guardLeaving?: ((guard: LeaveGuard) => () => void) | undefined;
}

/** Links of a page that no server drew. */
export const defaultSiteLinks: SiteLinks = { music: MUSIC_SITE, social: [], extension: {} };

const PageServicesContext = createContext<PageServices | null>(null);

export interface PageServicesProviderProps {
  readonly value: PageServices;
  readonly children: ReactNode;
}

export const PageServicesProvider = ({ value, children }: PageServicesProviderProps) => (
  <PageServicesContext value={value}>{children}</PageServicesContext>
);

function usePageServices(): PageServices {
  const value = useContext(PageServicesContext);
  if (!value) {
    throw new Error(
      'Oshimado: a part needs <PageServicesProvider value={{ client, navigate, siteLinks }}> around it.',
    );
  }
  return value;
}

/** The typed client of the server. */
export const useClient = (): Client => usePageServices().client;
/** Opens an address of this site. The same function for the life of the page. */
export const useNavigateTo = (): PageServices['navigate'] => usePageServices().navigate;
export const useSiteLinks = (): SiteLinks => usePageServices().siteLinks;
/** Where the frames of players and chats come from. */
export const useFrameOrigins = (): FrameOrigins =>
  usePageServices().siteLinks.frames ?? defaultFrameOrigins;
/** Puts a guard before the ways to other pages; undefined where there is no router. */
export const useGuardLeaving = (): PageServices['guardLeaving'] => usePageServices().guardLeaving;
