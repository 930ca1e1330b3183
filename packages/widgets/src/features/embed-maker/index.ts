'use client';

export { EmbedMaker, type EmbedMakerProps } from './EmbedMaker';
export {
  fieldNames,
  readChoice,
  type MakerAttribute,
  type MakerElement,
} from './embed-maker.connect';
