/** Whom and what the palette leads to besides commands: orgs, favorites, and what the server knows by these words. */
import type { Suggestion } from '@oshimado/contract';
import {
  SUGGESTIONS_PAUSE_MS,
  SUGGESTIONS_QUERY_MIN,
  autocompleteQuery,
  channelPath,
  displayName,
  nameProperty,
  wordsChip,
  writeChips,
  type SearchChip,
} from '@oshimado/domain';
import type { CommandListOption } from '@oshimado/ui/command-list';
import { textLanguage } from '@oshimado/widgets';
import { useQuery } from '@tanstack/react-query';
import { useFavoriteChannels } from '../actors/use-favorites';
import { useClient } from '../app/ClientProvider';
import { usePageState } from '../app/page-context';
import { useOrgs } from '../app/use-orgs';
import { useSettled } from '../app/use-settled';
import { useLanguage, useTranslate } from '../i18n/LanguageProvider';
import { usePreferences } from '../preferences/PreferencesProvider';

/** An option whose value is a path of this site, named after somebody or something. */
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

const searchPath = (chip: SearchChip) =>
  `/search?${new URLSearchParams({ q: writeChips([chip]) }).toString()}`;

/** Those that are here already; searched by the list itself. */
export function useKnownEntities(): readonly CommandListOption[] {
  const t = useTranslate('commands');
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const { state } = usePageState();
  const orgs = useOrgs(state.orgs.length > 0 ? state.orgs : undefined);
  const favorites = useFavoriteChannels();
  const property = nameProperty(preferences, language);
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

/** What the server suggests, and the search for the words themselves. */
export function useFoundEntities(query: string) {
  const t = useTranslate('commands');
  const client = useClient();
  const toPath = useToPath();
  const words = query.trim();
  const q = autocompleteQuery(useSettled(words, SUGGESTIONS_PAUSE_MS));
  const { data = [], isFetching } = useQuery({
    queryKey: ['autocomplete', q],
    queryFn: ({ signal }) => client.getAutocomplete({ q }, { signal }),
    // One sign of Japanese says as much as a word.
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
