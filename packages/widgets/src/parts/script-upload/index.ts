'use client';

export { useOpenScriptUpload } from './use-open-script-upload';
