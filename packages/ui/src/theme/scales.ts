/** What all themes share: distances, type, corners. */
export const scales = {
  space: {
    none: '0',
    xsmall: '0.25rem',
    small: '0.5rem',
    medium: '1rem',
    large: '1.5rem',
    xlarge: '2rem',
    xxlarge: '4rem',
  },
  radius: { small: '4px', medium: '8px', large: '12px', round: '999px' },
  font: {
    family:
      "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic UI', system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
    size: {
      xsmall: '0.75rem',
      small: '0.875rem',
      medium: '1rem',
      large: '1.25rem',
      xlarge: '1.5rem',
    },
    weight: { regular: '400', medium: '500', bold: '700' },
    lineHeight: { tight: '1.3', normal: '1.5' },
  },
  size: { touchTarget: '2.5rem', icon: '1.5rem', bar: '3.5rem' },
  shadow: { raised: '0 8px 24px rgb(0 0 0 / 35%)' },
  duration: { quick: '120ms' },
};
