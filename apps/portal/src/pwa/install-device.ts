/** Which device this is, as far as installing goes. */

export interface InstallDevice {
  /** It never offers to install: a person is told the steps. */
  readonly isApple: boolean;
  /** This page already runs as an installed product. */
  readonly isStandalone: boolean;
  /** A phone or a tablet; others have the offer in their address bar. */
  readonly isMobile: boolean;
}

interface Facts {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly matches: (query: string) => boolean;
  /** What Apple's browser says of itself. */
  readonly standalone: boolean;
}

const MOBILE = '(pointer: coarse) and (hover: none)';
const STANDALONE = '(display-mode: standalone)';

export const installDeviceOf = ({
  userAgent,
  touchPoints,
  matches,
  standalone,
}: Facts): InstallDevice => ({
  // Tablets call themselves computers; these have no touch.
  isApple:
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1),
  isStandalone: standalone || matches(STANDALONE),
  isMobile: matches(MOBILE),
});

export const installDevice = (): InstallDevice =>
  installDeviceOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    matches: (query) => matchMedia(query).matches,
    standalone: 'standalone' in navigator && navigator.standalone === true,
  });
