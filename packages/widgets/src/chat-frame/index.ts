'use client';

export { ChatColumn, type ChatColumnProps } from './ChatColumn';
export { ChatFrame, type ChatFrameProps, type ChatFrameVideo, type LoadedChat } from './ChatFrame';
