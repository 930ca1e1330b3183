export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination';
export { pageWindow } from './page-window';
