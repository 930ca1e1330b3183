export { ListedVideos, ListLoading } from './ListedVideos';
export { Paged } from './Paged';
export { PagedVideos } from './PagedVideos';
export { end as listEnd, endNote as listEndNote } from './lists.css';
export { FoldedSection } from './FoldedSection';
