export { createHolodexSource } from './holodex-source';
