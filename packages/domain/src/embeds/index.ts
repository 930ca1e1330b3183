export {
  embedMakerPath,
  embedTags,
  frameHtml,
  framePath,
  frameSize,
  isEmbedTag,
  type FrameRoom,
  type FrameSize,
} from './embeds';
