'use client';

export { pageClock, timeOfAnswer } from './page-clock';
export { createTicker, type Ticker, type TickerPorts } from './ticker';
