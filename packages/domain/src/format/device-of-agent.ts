/** The browser and the system that a `User-Agent` names. Enough to recognize one's own device; not for deciding what a browser can do. */

/** Kind of a device. */
export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** The browser, the system and the device that a `User-Agent` names. */
export interface AgentDevice {
  readonly browser: string;
  readonly system: string;
  readonly kind: DeviceKind;
}

/** In this order: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPX|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

/** In this order: Android names Linux too, and iPhones name Mac OS X. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iOS', /\biP(?:hone|od)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

const nameIn = (agent: string, names: typeof BROWSERS): string | undefined =>
  names.find(([, mark]) => mark.test(agent))?.[0];

function kindOf(agent: string): DeviceKind {
  if (/\biPad\b|\bTablet\b/.test(agent)) return 'tablet';
  if (/\bMobile\b|\biP(?:hone|od)\b/.test(agent)) return 'phone';
  // Android says "Mobile" on phones only.
  return /\bAndroid\b/.test(agent) ? 'tablet' : 'computer';
}

/** Null if it names no browser or no system that is known, as programs do. */
export function deviceOfAgent(agent: string): AgentDevice | null {
  const browser = nameIn(agent, BROWSERS);
  const system = nameIn(agent, SYSTEMS);
  return browser === undefined || system === undefined
    ? null
    : { browser, system, kind: kindOf(agent) };
}
