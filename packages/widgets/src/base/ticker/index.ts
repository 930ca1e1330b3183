'use client';

export { browserTicker } from './browser-ticker';
export { pageClock, type PageClock } from './page-clock';
export { createTicker, type Ticker, type TickerPorts } from './ticker';
