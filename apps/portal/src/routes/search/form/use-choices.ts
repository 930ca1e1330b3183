/** What the form's fields offer. */
import { ALL_ORGS, localeTag } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../app/ClientProvider';
import { usePageState } from '../../../app/page-context';
import { useOrgs } from '../../../app/use-orgs';
import { useSettled } from '../../../app/use-settled';
import { useLanguage } from '../../../i18n/LanguageProvider';

const DAY_MS = 24 * 3_600_000;
/** "Suggestions 200 ms after typing." */
export const CHANNELS_PAUSE_MS = 200;

/** All orgs but the one that means no filter. */
export function useOrgChoices() {
  const { state } = usePageState();
  const orgs = useOrgs(state.orgs.length > 0 ? state.orgs : undefined);
  return orgs
    .filter(({ name }) => name !== ALL_ORGS)
    .map(({ name, name_jp: japanese }) => ({
      value: name,
      label: name,
      ...(japanese && japanese !== name && { hint: japanese }),
    }));
}

/** Topics with how many videos have them, the most frequent first. */
export function useTopicChoices() {
  const client = useClient();
  const { language } = useLanguage();
  const { data, isPending, isError } = useQuery({
    queryKey: ['topics'],
    queryFn: ({ signal }) => client.getTopics({}, { signal }),
    staleTime: DAY_MS,
  });
  const format = new Intl.NumberFormat(localeTag(language));
  const options = [...(data ?? [])]
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .map(({ id, count }) => ({
      value: id,
      label: id.replaceAll('_', ' '),
      ...(count !== null && { hint: format.format(count) }),
    }));
  return { options, isPending, isError };
}

/** Channels for what is typed; a late answer to an older text is never shown. */
export function useChannelChoices(text: string) {
  const client = useClient();
  const wanted = useSettled(text.trim(), CHANNELS_PAUSE_MS);
  const isAsked = wanted !== '';
  const { data, isFetching, isError } = useQuery({
    queryKey: ['suggestions', wanted],
    queryFn: ({ signal }) => client.getAutocomplete({ q: wanted }, { signal }),
    enabled: isAsked,
  });
  const options = (isAsked ? (data ?? []) : [])
    .filter(({ type }) => type === 'channel')
    .map(({ value, text: label = value }) => ({ value, label }));
  return { options, isBusy: isFetching || wanted !== text.trim(), isError };
}
