'use client';

export { useGrowingCount } from './use-growing-count';
export { VideoList, type VideoListProps } from './VideoList';
export { VideoListSkeleton, type VideoListSkeletonProps } from './VideoListSkeleton';
