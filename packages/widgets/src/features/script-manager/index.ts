'use client';

export { ScriptManager, type ScriptManagerProps } from './ScriptManager';
