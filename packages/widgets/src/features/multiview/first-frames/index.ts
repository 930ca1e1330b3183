'use client';

export { FirstFrames, useFirstCells, type FirstFramesProps } from './FirstFrames';
