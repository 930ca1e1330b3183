import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Forced colours draw no grounds.
  outline: `${vars.size.line} solid transparent`,
  outlineOffset: '-1px',
});

const status = (tone: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[`${tone}Soft`],
  color: vars.color[tone],
});

export const badge = styleVariants({
  neutral: [base, { background: vars.color.surfaceRaised, color: vars.color.text }],
  live: [base, { background: vars.color.live, color: vars.color.liveText }],
  upcoming: [base, { background: vars.color.surfaceRaised, color: vars.color.upcoming }],
  overlay: [base, { background: vars.color.overlay, color: vars.color.overlayText }],
  success: [base, status('success')],
  warning: [base, status('warning')],
  danger: [base, status('danger')],
  info: [base, status('info')],
  secondary: [base, { background: vars.color.secondary, color: vars.color.secondaryText }],
  accent: [base, { background: vars.color.primary, color: vars.color.primaryText }],
});
