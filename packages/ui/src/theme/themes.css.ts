/** The default theme, the modes, and what the visitor's system asks for. The other themes are in `more-themes.css.ts`. */
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { defaultPalette } from './palette';
import {
  coarse,
  families,
  fullHeight,
  scales,
  shadows,
  noMotion,
  type ShadowLayer,
} from './scales';

const ROOT = ':where(.oshi-dark, .oshi-light, .oshi-system), :host';

const shade = (layers: readonly ShadowLayer[]) =>
  layers.map(({ y, blur }) => `0 ${y}px ${blur}px ${vars.color.shadow}`).join(', ');

createGlobalTheme(ROOT, vars, {
  color: defaultPalette,
  shadow: { raised: shade(shadows.raised), floating: shade(shadows.floating) },
  ...scales,
});

globalStyle('.oshi-dark, :host', { colorScheme: 'dark' });
globalStyle('.oshi-light, :host([theme~="light"])', { colorScheme: 'light' });
globalStyle('.oshi-system, :host([theme~="auto"])', { colorScheme: 'light dark' });

globalStyle(ROOT, {
  '@media': {
    '(pointer: coarse)': {
      vars: assignVars(
        {
          target: vars.size.target,
          control: vars.size.control,
          controlSmall: vars.size.controlSmall,
        },
        coarse,
      ),
    },
    '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.duration, noMotion) },
    // In forced colours only the system's own survive, so every meaning is said in them. Behind text the system paints its
    // own ground, so no text may stand on another: marks say there what grounds say elsewhere.
    '(forced-colors: active)': {
      vars: {
        [vars.color.background]: 'Canvas',
        [vars.color.surface]: 'Canvas',
        [vars.color.surfaceRaised]: 'Canvas',
        [vars.color.text]: 'CanvasText',
        [vars.color.textMuted]: 'CanvasText',
        [vars.color.hover]: 'Canvas',
        [vars.color.selected]: 'Canvas',
        [vars.color.selectedText]: 'CanvasText',
        [vars.color.unmarked]: 'Canvas',
        [vars.color.border]: 'CanvasText',
        [vars.color.controlBorder]: 'CanvasText',
        [vars.color.primary]: 'ButtonFace',
        [vars.color.primaryHover]: 'ButtonFace',
        [vars.color.primaryText]: 'ButtonText',
        [vars.color.accent]: 'Highlight',
        [vars.color.accentText]: 'HighlightText',
        [vars.color.link]: 'LinkText',
        [vars.color.focusRing]: 'Highlight',
        [vars.color.skeleton]: 'GrayText',
        [vars.color.surfaceSunken]: 'Canvas',
      },
    },
  },
});

/** On the page, on an element that says its own language, and in a shadow root. */
const inLanguage = (range: string) =>
  [`:is(.oshi-dark, .oshi-light, .oshi-system):lang(${range})`, `:host(:lang(${range}))`].join();

for (const [range, family] of Object.entries(families)) {
  // `zh` alone and by region: what the portal calls zh is written in Taiwan, zh-CN in Beijing.
  const ranges = { 'zh-Hans': ['zh-Hans', 'zh-CN', 'zh-SG'], 'zh-Hant': ['zh', 'zh-Hant'] }[range];
  for (const one of (ranges ?? [range]).sort((a, b) => a.length - b.length)) {
    globalStyle(inLanguage(one), { vars: { [vars.font.family]: family } });
    // A name or title in another language than the page's, which says so.
    globalStyle(`:where([lang|="${one}"])`, { fontFamily: family });
  }
}
for (const range of ['ja', 'ko', 'zh']) {
  globalStyle(inLanguage(range), { vars: assignVars(vars.font.lineHeight, fullHeight) });
}
