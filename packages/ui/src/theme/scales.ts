/** What all themes share: distances, type, corners, motion, layers. */

/** Latin letters first: they differ least between systems, and each language's own follows them. */
const stack = (...own: readonly string[]) =>
  ["system-ui, 'Segoe UI', Roboto, 'Noto Sans'", ...own, 'sans-serif'].join(', ');

const JAPANESE =
  "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP'";

/**
 * One character has several shapes: 直 and 骨 are written differently in Tokyo, Seoul, Taipei and Beijing, and a browser
 * takes the first font that has it. So each language names its own fonts. Keys are ranges of BCP 47.
 */
export const families = {
  ja: stack(JAPANESE),
  ko: stack("'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'"),
  'zh-Hans': stack("'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans SC', 'Noto Sans CJK SC'"),
  'zh-Hant': stack("'PingFang TC', 'Microsoft JhengHei UI', 'Noto Sans TC', 'Noto Sans CJK TC'"),
  th: stack("'Leelawadee UI', Thonburi, 'Noto Sans Thai'"),
} as const;

/** Characters that fill their square need more air between lines than Latin letters. */
export const fullHeight = { tight: '1.4', normal: '1.7' } as const;

export const scales = {
  space: {
    xxsmall: '0.125rem',
    xsmall: '0.25rem',
    small: '0.5rem',
    medium: '1rem',
    large: '1.5rem',
    xlarge: '2rem',
    xxlarge: '4rem',
  },
  radius: { small: '4px', medium: '8px', large: '12px', round: '999px' },
  font: {
    // Names and titles of channels are Japanese more often than not, whatever the page's language.
    family: stack(JAPANESE),
    familyMono: "ui-monospace, 'Cascadia Mono', Menlo, 'DejaVu Sans Mono', monospace",
    size: {
      xsmall: '0.75rem',
      small: '0.875rem',
      medium: '1rem',
      large: '1.25rem',
      xlarge: '1.5rem',
      xxlarge: '2rem',
    },
    weight: { regular: '400', medium: '500', bold: '700' },
    lineHeight: { tight: '1.3', normal: '1.5' },
  },
  size: {
    target: '1.5rem',
    control: '2.5rem',
    controlSmall: '2rem',
    icon: '1.5rem',
    line: '1px',
    focus: '2px',
    bar: '3.5rem',
    tabRow: '2.25rem',
    bottomBar: '3.5rem',
    drawer: '13.75rem',
    dialog: '32rem',
    measure: '42rem',
  },
  duration: { quick: '120ms', normal: '200ms', slow: '320ms' },
  easing: {
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0, 1)',
    exit: 'cubic-bezier(0.3, 0, 1, 1)',
  },
  layer: {
    sticky: '10',
    bar: '20',
    // One layer: what was opened last is the last in the page and lies on top, whichever of them opened the other.
    dialog: '40',
    popover: '40',
    toast: '60',
    tooltip: '70',
  },
} as const;

/** One layer of a shade, in px, straight below what casts it. */
export interface ShadowLayer {
  readonly y: number;
  readonly blur: number;
}

export const shadows: Readonly<Record<'raised' | 'floating', readonly ShadowLayer[]>> = {
  raised: [
    { y: 2, blur: 4 },
    { y: 8, blur: 24 },
  ],
  floating: [
    { y: 4, blur: 8 },
    { y: 16, blur: 48 },
  ],
};

/** Where a finger points, everything to hit is at least 44 px high (WCAG 2.2, 2.5.5). */
export const coarse = { target: '2.75rem', control: '2.75rem', controlSmall: '2.75rem' } as const;

/** Where motion is not wanted, everything is simply there. */
export const noMotion = { quick: '0s', normal: '0s', slow: '0s' } as const;
