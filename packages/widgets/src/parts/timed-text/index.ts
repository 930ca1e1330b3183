'use client';

export { FoldedText } from './FoldedText';
export { type TimedVideo } from './TimedText';
