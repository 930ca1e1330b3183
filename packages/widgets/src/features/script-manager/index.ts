'use client';

export { LateScriptManager } from './LateScriptManager';
