'use client';

export { EditHistory, type EditHistoryProps } from './EditHistory';
