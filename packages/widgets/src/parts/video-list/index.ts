'use client';

export { readListMemory, recallListMemory, type ListMemory } from './list-memory';
export { useGrowingCount } from './use-growing-count';
export { loadListKeeper } from './load-list-keeper';
export { columnsByPage } from './page-columns.css';
export { VideoList, type VideoListProps } from './VideoList';
export { VideoListSkeleton, type VideoListSkeletonProps } from './VideoListSkeleton';
