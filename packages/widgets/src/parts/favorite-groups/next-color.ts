import { GROUP_COLORS, type GroupColor } from '@oshimado/contract';

/** The color that a new group has at first: each another one. */
export const nextColor = (groups: readonly unknown[]): GroupColor =>
  GROUP_COLORS[groups.length % GROUP_COLORS.length] ?? 'blue';
