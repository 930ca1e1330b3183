export { FirstVisit, loadFirstVisit } from './FirstVisit';
