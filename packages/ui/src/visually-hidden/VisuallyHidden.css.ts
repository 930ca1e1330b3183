import { style } from '@vanilla-extract/css';
import { unseen } from '../theme/rules';

export const hidden = style(unseen);
