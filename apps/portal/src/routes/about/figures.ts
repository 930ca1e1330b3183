/** The figures of the site as the page says them. */
import type { Stats } from '@oshimado/contract';

export const figureNames = ['vtubers', 'subbers', 'videos', 'songs'] as const;
export type FigureName = (typeof figureNames)[number];

export interface Figure {
  readonly total: number;
  /** How many came in the last `period`. Default: not shown. */
  readonly growth?: number;
  readonly period?: 'month' | 'day';
}

export function figuresOf({ statistics }: Stats): Readonly<Record<FigureName, Figure>> {
  const { channelCount, monthlyChannels, totalVideos, dailyVideos, totalSongs } = statistics;
  return {
    vtubers: { total: channelCount.vtuber, growth: monthlyChannels.vtuber, period: 'month' },
    subbers: { total: channelCount.subber, growth: monthlyChannels.subber, period: 'month' },
    videos: { total: totalVideos.count, growth: dailyVideos.count, period: 'day' },
    songs: { total: totalSongs.count },
  };
}

/** How far a number that counts up has come: fast at first, slow at the end. `share` from 0 to 1. */
export const countedTo = (value: number, share: number): number =>
  Math.round(value * (1 - (1 - Math.min(1, Math.max(0, share))) ** 3));
