'use client';

export { ScriptManager } from './ScriptManager';
