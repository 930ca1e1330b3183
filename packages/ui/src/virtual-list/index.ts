export { VirtualGrid, type VirtualGridProps } from './VirtualGrid';
export { VirtualList, type VirtualListProps } from './VirtualList';
