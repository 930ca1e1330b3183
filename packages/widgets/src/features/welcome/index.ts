export { FirstVisit, loadFirstVisit, type FirstVisitProps } from './FirstVisit';
