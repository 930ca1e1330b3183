'use client';

export { ChatColumn } from './ChatColumn';
export { LateCookiesHint } from './LateCookiesHint';
export { ChatFrame, type ChatFrameProps, type LoadedChat } from './ChatFrame';
export type { ChatFrameVideo } from './use-chat-state';
export { useChatAbsence, useShownChat } from './use-chat-state';
