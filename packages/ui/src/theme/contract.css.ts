/** Every value a theme gives, by meaning. The names are public: a host page may set `--oshi-color-surface` on an element. */
import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(
  {
    color: {
      background: '',
      surface: '',
      surfaceRaised: '',
      text: '',
      textMuted: '',
      border: '',
      primary: '',
      primaryText: '',
      secondary: '',
      link: '',
      live: '',
      liveText: '',
      upcoming: '',
      danger: '',
      warning: '',
      success: '',
      focusRing: '',
      overlay: '',
      overlayText: '',
      skeleton: '',
    },
    space: { none: '', xsmall: '', small: '', medium: '', large: '', xlarge: '', xxlarge: '' },
    radius: { small: '', medium: '', large: '', round: '' },
    font: {
      family: '',
      size: { xsmall: '', small: '', medium: '', large: '', xlarge: '' },
      weight: { regular: '', medium: '', bold: '' },
      lineHeight: { tight: '', normal: '' },
    },
    size: { touchTarget: '', icon: '', bar: '' },
    shadow: { raised: '' },
    duration: { quick: '' },
  },
  (_value, path) => `oshi-${path.map(kebab).join('-')}`,
);
