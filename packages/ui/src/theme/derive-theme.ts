/** Three colours of a theme become every colour a part needs, each readable where it stands. */
import { mix, readable, textOn, type Hex } from './colour';

export interface ThemeSeed {
  readonly background: Hex;
  readonly primary: Hex;
  readonly secondary: Hex;
}

export type ThemeColors = Readonly<
  Record<
    | 'background'
    | 'surface'
    | 'surfaceRaised'
    | 'text'
    | 'textMuted'
    | 'border'
    | 'primary'
    | 'primaryText'
    | 'secondary'
    | 'link'
    | 'live'
    | 'liveText'
    | 'upcoming'
    | 'danger'
    | 'warning'
    | 'success'
    | 'focusRing'
    | 'overlay'
    | 'overlayText'
    | 'skeleton',
    string
  >
>;

const LIVE = '#d3122b';

export function deriveTheme(
  { background, primary, secondary }: ThemeSeed,
  dark: boolean,
): ThemeColors {
  const ink = dark ? '#ffffff' : '#000000';
  const surface = dark ? mix(background, ink, 0.06) : mix(background, '#ffffff', 0.85);
  const surfaceRaised = dark ? mix(background, ink, 0.11) : '#ffffff';
  const grounds = [background, surface, surfaceRaised];
  const text = readable(dark ? '#f1f1f1' : '#1b1b1f', grounds, 7);
  return {
    background,
    surface,
    surfaceRaised,
    text,
    textMuted: readable(mix(text, background, 0.35), grounds),
    border: mix(background, ink, dark ? 0.2 : 0.16),
    primary,
    primaryText: textOn(primary),
    secondary,
    link: readable(primary, grounds),
    live: LIVE,
    liveText: '#ffffff',
    upcoming: readable(secondary, grounds),
    danger: readable('#e5484d', grounds),
    warning: readable('#d98e04', grounds),
    success: readable('#2f9e5b', grounds),
    focusRing: readable(secondary, grounds, 3),
    overlay: 'rgb(0 0 0 / 80%)',
    overlayText: '#ffffff',
    skeleton: mix(background, ink, dark ? 0.14 : 0.1),
  };
}
