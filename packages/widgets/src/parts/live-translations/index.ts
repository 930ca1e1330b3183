'use client';

export { CaptionLayer } from './CaptionLayer';
export { ChatProvider } from './ChatWithLimits';
export { LiveTranslations } from './LiveTranslations';
export type { OpenSocket } from './chat-socket';
export { LateTranslationsPanel } from './LateTranslationsPanel';
export type { TranslationsPanelProps } from './panel-options';
export { WholeTranslationsPanel } from './WholePanel';
