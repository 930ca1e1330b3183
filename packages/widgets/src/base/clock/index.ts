'use client';

export { Clock, type ClockProps } from './Clock';
export { Time, type TimeProps } from './Time';
export { useFormatTime } from './use-format-time';
export { useNow } from './use-now';
