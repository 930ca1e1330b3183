/** What the palette offers besides commands: organizations, favorites and suggestions of the server. */
import type { Suggestion } from '@oshimado/contract';
import {
  SUGGESTIONS_PAUSE_MS,
  SUGGESTIONS_QUERY_MIN,
  autocompleteQuery,
  channelPath,
  chipSearchPath,
  displayName,
  typedWords,
  wordsChip,
  type SearchChip,
} from '@oshimado/domain';
import type { CommandListOption } from '@oshimado/ui/command-list';
import { suggestionsQuery } from '../../base/queries';
import { textLanguage } from '../../parts/video-card';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { useFavoriteChannels } from '../../base/viewer';
import { useClient } from '../../base/context';
import { useOrgs } from '../../base/queries';
import { useSettled } from '../../base/page';

/** An option whose value is a path of this site and whose label is a name. */
function useToPath() {
  const { language } = useLanguage();
  return (path: string, label: string, hint: string, keywords = ''): CommandListOption => ({
    value: path,
    label,
    lang: textLanguage(label, language),
    hint,
    keywords,
  });
}

const searchPath = (chip: SearchChip) => chipSearchPath([chip]);

/** Those that are loaded already; the list itself searches them. */
export function useKnownEntities(): readonly CommandListOption[] {
  const t = useTranslate('commands');
  const orgs = useOrgs();
  const favorites = useFavoriteChannels();
  const property = useNameProperty();
  const toPath = useToPath();
  return [
    ...favorites.map((channel) =>
      toPath(
        channelPath(channel.id),
        displayName(channel, property),
        t('kind.favorite'),
        `${channel.name} ${channel.english_name ?? ''} ${channel.org ?? ''}`,
      ),
    ),
    ...orgs.map(({ name, name_jp }) =>
      toPath(
        `/?${new URLSearchParams({ org: name }).toString()}`,
        name,
        t('kind.org'),
        name_jp ?? '',
      ),
    ),
  ];
}

const pathOfSuggestion = ({ type, value, text = value }: Suggestion) =>
  type === 'channel' ? channelPath(value) : searchPath({ type, value, text });

/** Suggestions of the server, and an option that searches for the words themselves. */
export function useFoundEntities(query: string) {
  const t = useTranslate('commands');
  const client = useClient();
  const toPath = useToPath();
  const words = typedWords(query);
  const q = autocompleteQuery(useSettled(words, SUGGESTIONS_PAUSE_MS));
  const { data = [], isFetching } = useQuery({
    ...suggestionsQuery(client, q),
    // Counted when encoded: a single Japanese character is enough for a query.
    enabled: encodeURIComponent(q).length >= SUGGESTIONS_QUERY_MIN,
  });
  const found: readonly CommandListOption[] =
    words === ''
      ? []
      : [
          ...data.map((one) =>
            toPath(pathOfSuggestion(one), one.text ?? one.value, t(`kind.${one.type}`)),
          ),
          {
            value: searchPath(wordsChip('title & desc', words)),
            label: t('searchFor', { words }),
            hint: t('kind.search'),
          },
        ];
  return { found, isBusy: isFetching };
}
