export { VideoList, type VideoListProps } from './VideoList';
export { VideoListSkeleton, type VideoListSkeletonProps } from './VideoListSkeleton';
