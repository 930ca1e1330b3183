export { createHolodexSource, RefusedKeyError, type HolodexSourceOptions } from './holodex-source';
