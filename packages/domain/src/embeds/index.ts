export {
  embedMakerParameter,
  embedMakerPath,
  embedTags,
  frameHtml,
  framePath,
  frameSize,
  isEmbedTag,
  isStaticEmbed,
  staticEmbedPath,
  type FrameRoom,
  type FrameSize,
} from './embeds';
export {
  hasOwnHeight,
  linkedPages,
  shownAtPath,
  snippetKinds,
  snippetOf,
  type ExactScript,
  type SnippetKind,
  type SnippetOptions,
} from './snippets';
export {
  asksHeight,
  frameHeight,
  heightIn,
  heightQuestion,
  type FrameHeight,
} from './frame-height';
export { recipeHtml, recipeNames, type RecipeName, type RecipeOptions } from './recipes';
export {
  embedSources,
  type EmbedDirective,
  type EmbedSource,
  type EmbedSourceOptions,
  type EmbedUse,
} from './sources';
