'use client';

export { EmbedMaker, type EmbedMakerProps } from './EmbedMaker';
export {
  choicePath,
  fieldNames,
  isEmbedRelease,
  readChoice,
  type EmbedRelease,
  type MakerAttribute,
  type MakerElement,
} from './embed-maker.connect';
