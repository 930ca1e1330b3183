'use client';

export { pageClock, timeOfAnswer } from './page-clock';
export { useDocumentTime } from './use-document-time';
export { createTicker, type Ticker, type TickerPorts } from './ticker';
