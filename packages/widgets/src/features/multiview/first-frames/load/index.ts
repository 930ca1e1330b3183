export { loadFirstFrames } from './load-first-frames';
