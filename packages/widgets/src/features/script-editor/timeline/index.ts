'use client';

export { createPlayerClock, createTimer, JUMP_MS, type EditorClock } from './editor-clock';
export { ScriptTimeline, type ScriptTimelineProps, type TimelineEdit } from './ScriptTimeline';
