/** What the install prompt has to know about the device. */

export interface InstallDevice {
  /** An Apple phone or tablet: its browser never offers to install, so the steps are explained. */
  readonly isApple: boolean;
  /** This page runs as an installed app. */
  readonly isStandalone: boolean;
  /** A phone or a tablet; desktop browsers offer to install in the address bar. */
  readonly isMobile: boolean;
}

interface Facts {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly matches: (query: string) => boolean;
  /** `navigator.standalone` of Apple's browser. */
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
  // iPads report themselves as Macs, but Macs have no touch screen.
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
