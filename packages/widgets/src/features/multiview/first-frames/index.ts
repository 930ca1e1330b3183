'use client';

export { FirstFrames, firstDrawing } from './FirstFrames';
