'use client';

export { PageWidgets } from './PageWidgets';
