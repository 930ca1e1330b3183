import type { EmbedTag } from '@oshimado/contract';
import { sharedAttributes } from './attributes';
import { elementAttributes } from './elements';
import { embeds } from './embeds';

const withShared = <Tag extends EmbedTag>(tag: Tag) => ({
  script: embeds[tag].script,
  attributes: { ...elementAttributes[tag], ...sharedAttributes },
});

/** All elements with the scripts that register them and all their attributes, for the page that makes snippets. */
export const elements = {
  'oshi-live-feed': withShared('oshi-live-feed'),
  'oshi-player': withShared('oshi-player'),
  'oshi-chat': withShared('oshi-chat'),
  'oshi-multiview': withShared('oshi-multiview'),
  'oshi-video': withShared('oshi-video'),
  'oshi-channel': withShared('oshi-channel'),
  'oshi-playlist': withShared('oshi-playlist'),
  'oshi-clips': withShared('oshi-clips'),
  'oshi-schedule': withShared('oshi-schedule'),
  'oshi-search': withShared('oshi-search'),
  'oshi-live-badge': withShared('oshi-live-badge'),
};
