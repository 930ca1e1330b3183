export * from './chat-room';
export * from './edited-lines';
export * from './script-edits';
export * from './script-edits.types';
export * from './script-lines.limits';
export * from './script-log';
export * from './script-upload';
export * from './speaker-profiles';
