import { integer } from './query';

const PAGE_MAX = 100;

/** Number of rows of a page of `/admin`. */
export const pageSize = integer(1, PAGE_MAX).default(25);
