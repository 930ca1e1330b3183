'use client';

export { Clock, type ClockProps } from './Clock';
export { useFormatTime } from './use-format-time';
export { useNow } from './use-now';
