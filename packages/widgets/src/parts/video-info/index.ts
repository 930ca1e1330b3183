'use client';

export { VideoInfo, type VideoInfoProps } from './VideoInfo';
