'use client';

export { FoldedText, type FoldedTextProps } from './FoldedText';
export { TimedText, type TimedTextProps, type TimedVideo } from './TimedText';
