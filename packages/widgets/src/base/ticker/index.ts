'use client';

export { pageClock } from './page-clock';
export { createTicker, type Ticker, type TickerPorts } from './ticker';
