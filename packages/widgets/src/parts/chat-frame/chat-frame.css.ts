import { asWrappingRow, oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelBody, panelColumn, panelTool } from '../../base/page/panel.css';
import { COMPUTER_QUERY } from './computer-query';

export const root = panelColumn;

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.controlSmall} + ${vars.space.xsmall})`,
  paddingInlineStart: vars.space.small,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const title = style({
  margin: 0,
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  ...oneLine,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const tool = panelTool;

export const body = panelBody;

/** Behind the frame, which covers it once it has something to show. */
export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  justifyContent: 'center',
  padding: vars.space.medium,
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const explanation = style({ margin: 0, maxInlineSize: '24rem' });

export const line = style({
  ...asWrappingRow(`${vars.space.xxsmall} ${vars.space.medium}`),
  flex: 'none',
  justifyContent: 'center',
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  ...smallMuted,
  textAlign: 'center',
});

export const onComputers = style({
  '@media': { [`not all and ${COMPUTER_QUERY}`]: { display: 'none' } },
});
export const onPhones = style({ '@media': { [COMPUTER_QUERY]: { display: 'none' } } });

export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

export const hint = style({ margin: 0, maxInlineSize: '18rem', fontSize: vars.font.size.small });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});
export const rest = style({ flex: '1 1 0', minBlockSize: 0 });
/** As high as the settings say; 250 px where they say nothing. */
export const translations = style({
  flex: 'none',
  minBlockSize: '6rem',
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});
export const below = style({
  order: 1,
  borderBlockEnd: 0,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
});
