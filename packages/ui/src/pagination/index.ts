export { pageWindow, Pagination, type PaginationLabels, type PaginationProps } from './Pagination';
