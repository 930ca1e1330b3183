export { VideoStrip as default } from './VideoStrip';
