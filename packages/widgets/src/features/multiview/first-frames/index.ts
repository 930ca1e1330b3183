'use client';

export { FirstFrames, firstDrawing } from './FirstFrames';
export { layoutVideosQuery } from '../grid/cell-videos-query';
