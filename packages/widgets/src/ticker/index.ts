'use client';

export { browserTicker } from './browser-ticker';
export { Clock, type ClockProps } from './Clock';
export { pageClock, type PageClock } from './page-clock';
export { createTicker, type Ticker, type TickerPorts } from './ticker';
export { useNow } from './use-now';
