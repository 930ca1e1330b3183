export { default } from '../unbuilt/Unbuilt';
