'use client';

export { HighlightsBar } from './HighlightsBar';
