'use client';

export { Clock, type ClockProps } from './Clock';
export { useNow } from './use-now';
