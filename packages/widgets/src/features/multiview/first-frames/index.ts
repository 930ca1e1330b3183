'use client';

export { FirstFrames, useFirstCells } from './FirstFrames';
