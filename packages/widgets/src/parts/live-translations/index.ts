'use client';

export { CaptionLayer, type CaptionLayerProps } from './CaptionLayer';
export { ChatProvider, type ChatProviderProps } from './ChatWithLimits';
export { LiveTranslations, type LiveTranslationsProps } from './LiveTranslations';
export type { ChatSocket, OpenSocket } from './chat-socket';
export { LateTranslationsPanel } from './LateTranslationsPanel';
export type { TranslationsPanelProps } from './panel-options';
export { WholeTranslationsPanel } from './WholePanel';
