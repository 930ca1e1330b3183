export { createDemoSource } from './demo-source';
