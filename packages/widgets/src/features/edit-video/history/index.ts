'use client';

export { EditHistory } from './EditHistory';
