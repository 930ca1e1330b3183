import { style } from '@vanilla-extract/css';

/** Below the prompt, which is in the middle. */
export const picker = style({ inlineSize: 'min(100%, 26rem)', marginInline: 'auto' });
