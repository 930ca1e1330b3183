export { VirtualGrid, type VirtualGridProps } from './VirtualGrid';
export { VirtualList, type VirtualListControls, type VirtualListProps } from './VirtualList';
