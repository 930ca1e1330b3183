export { useFailedPicture } from './use-failed-picture';
