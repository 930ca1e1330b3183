'use client';

export { NewMarks } from './NewMarks';
