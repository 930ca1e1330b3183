export { ARCHIVED_CLIPS, ARCHIVED_STREAMS } from './archive';
export { createDemoSource, type DemoSourceOptions } from './demo-source';
