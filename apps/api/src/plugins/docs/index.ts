export { describeApi } from './describe-api';
