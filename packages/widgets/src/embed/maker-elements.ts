import type { EmbedTag } from '@oshimado/contract';
import { sharedAttributes } from './attributes';
import { elementAttributes } from './elements';
import { embeds } from './embeds';
import { knownTheme } from './known-theme';

const withShared = <Tag extends EmbedTag>(tag: Tag) => ({
  script: embeds[tag].script,
  attributes: { ...elementAttributes[tag], ...sharedAttributes, theme: knownTheme },
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const tags = Object.keys(embeds) as readonly EmbedTag[];

/** All elements with the scripts that register them and all their attributes, for the page that makes snippets. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each tag, with the attributes of that tag
export const elements = Object.fromEntries(tags.map((tag) => [tag, withShared(tag)])) as {
  readonly [Tag in EmbedTag]: ReturnType<typeof withShared<Tag>>;
};
