'use client';

export { HighlightsBar, type HighlightsBarProps } from './HighlightsBar';
