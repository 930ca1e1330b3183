import type { MessageKey, Translate } from '@oshimado/locales';
import { orgOf, type SourceKey, type SourceName } from './use-video-source';

/** A source as menus and lists write it. */
export function sourceName(key: SourceKey, t: Translate<MessageKey<'multiview'>>): string {
  const org = orgOf(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no organization is a name
  return org ?? t(`selector.source.${key as SourceName}`);
}
