export { createHolodexSource, type HolodexSourceOptions } from './holodex-source';
