'use client';

export { EmbedMaker, type EmbedMakerProps } from './EmbedMaker';
export {
  choicePath,
  fieldNames,
  isEmbedRelease,
  readChoice,
  type EmbedRelease,
} from './embed-maker.connect';
