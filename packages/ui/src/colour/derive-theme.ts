/** Derives all colour tokens from the three colours of a theme, each with enough contrast on its background. */
import { atLightness, lift, lightness, mix, readable, textOn, type Hex } from './colour';

/** What a theme gives: its ground, its two brand colours, and at most its own green. */
export interface ThemeSeed {
  readonly background: Hex;
  readonly primary: Hex;
  readonly secondary: Hex;
  /** What went well. Default a green. */
  readonly success?: Hex;
}

/** Every colour of the contract, as `#rrggbb` or `rgb(… / …%)`. */
export type ThemeColors = ReturnType<typeof deriveTheme>;

const LIVE: Hex = '#d3122b';
const [DANGER, WARNING, SUCCESS, INFO]: readonly [Hex, Hex, Hex, Hex] = [
  '#e5484d',
  '#d98e04',
  '#2f9e5b',
  '#2f8fd6',
];
/** Ratios of WCAG 2.2: text (1.4.3), what marks a control or its state (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const groundsOf = (background: Hex, isDark: boolean) =>
  isDark
    ? {
        surface: lift(background, 0.045),
        surfaceRaised: lift(background, 0.085),
        surfaceSunken: lift(background, -0.03),
      }
    : {
        surface: mix(background, '#ffffff', 0.85),
        surfaceRaised: '#ffffff' as Hex,
        surfaceSunken: lift(background, -0.02),
      };

/**
 * All colours of a theme in dark or light. Text has a contrast of at least 4.5:1 on its ground, and what marks a control 3:1:
 * a colour of the theme that has less becomes lighter or darker. Throws a `TypeError` for a colour that cannot be read.
 */
export function deriveTheme(seed: ThemeSeed, isDark: boolean) {
  const { background, primary, secondary } = seed;
  const { surface, surfaceRaised, surfaceSunken } = groundsOf(background, isDark);
  const grounds = [background, surface, surfaceRaised, surfaceSunken];
  const away = isDark ? 1 : -1;
  // The hue says that it is chosen, the lightness stays near that of the ground so that text keeps reading.
  const selected = atLightness(primary, lightness(surfaceRaised) + away * 0.07, 0.5);
  const hover = lift(surfaceRaised, away * 0.04);
  // What is hovered or chosen stays readable: both are grounds too.
  const all = [...grounds, hover];
  const text = readable(isDark ? '#f1f1f1' : '#1b1b1f', all, 7);
  const soft = (colour: Hex) => mix(surface, colour, isDark ? 0.18 : 0.12);
  const status = (colour: Hex) => readable(colour, [...all, soft(colour)], TEXT);
  const accent = readable(primary, [...all, selected], CONTROL);
  const bar = isDark
    ? atLightness(secondary, lightness(background) + 0.06, 0.35)
    : atLightness(primary, 0.94, 0.35);
  const danger = status(DANGER);
  return {
    background,
    surface,
    surfaceRaised,
    surfaceSunken,
    hover,
    selected,
    selectedText: readable(text, [selected], 7),
    text,
    textMuted: readable(mix(text, background, 0.35), [...all, selected, bar], TEXT),
    border: lift(background, away * 0.16),
    controlBorder: readable(lift(background, away * 0.35), all, CONTROL),
    primary,
    primaryHover: lift(primary, textOn(primary) === '#ffffff' ? -0.05 : 0.05),
    primaryText: textOn(primary),
    secondary,
    secondaryText: textOn(secondary),
    accent,
    accentText: textOn(accent),
    link: readable(primary, [...all, selected, bar], TEXT),
    bar,
    barText: readable(text, [bar], 7),
    live: LIVE,
    liveText: textOn(LIVE),
    upcoming: readable(secondary, all, TEXT),
    danger,
    dangerText: textOn(danger),
    dangerSoft: soft(DANGER),
    warning: status(WARNING),
    warningSoft: soft(WARNING),
    success: status(seed.success ?? SUCCESS),
    successSoft: soft(seed.success ?? SUCCESS),
    info: status(INFO),
    infoSoft: soft(INFO),
    focusRing: readable(secondary, [...all, selected, bar], CONTROL),
    overlay: 'rgb(0 0 0 / 80%)',
    overlayText: '#ffffff' as Hex,
    scrim: 'rgb(0 0 0 / 55%)',
    skeleton: lift(background, away * 0.1),
    tooltip: isDark ? ('#f1f1f1' as Hex) : ('#26262b' as Hex),
    tooltipText: isDark ? ('#1b1b1f' as Hex) : ('#ffffff' as Hex),
    unmarked: 'rgb(0 0 0 / 0%)',
    shadow: isDark ? 'rgb(0 0 0 / 55%)' : 'rgb(20 20 30 / 22%)',
  };
}
