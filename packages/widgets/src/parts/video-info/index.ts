'use client';

export { VideoInfo } from './VideoInfo';
