export { default as face1 } from './face-1.svg?no-inline';
export { default as face2 } from './face-2.svg?no-inline';
export { default as face3 } from './face-3.svg?no-inline';
export { default as scene1 } from './scene-1.svg?no-inline';
export { default as scene2 } from './scene-2.svg?no-inline';
export { default as scene3 } from './scene-3.svg?no-inline';
export { default as scene4 } from './scene-4.svg?no-inline';
