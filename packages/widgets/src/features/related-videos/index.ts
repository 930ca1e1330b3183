'use client';

export { RelatedVideos, type RelatedVideosProps } from './RelatedVideos';
