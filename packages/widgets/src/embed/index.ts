export { elements } from './maker-elements';
