/** The choices of the form's comboboxes. */
import { ALL_ORGS, topicText } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../context';
import { suggestionsQuery, topicsQuery, useOrgs } from '.';
import { useSettled } from '../page';
import { useLanguage } from '../sentences';

/** "Suggestions 200 ms after typing." */
const CHANNELS_PAUSE_MS = 200;

/** All organizations except the entry that means no filter. */
export function useOrgChoices() {
  const orgs = useOrgs();
  return orgs
    .filter(({ name }) => name !== ALL_ORGS)
    .map(({ name, name_jp: japanese }) => ({
      value: name,
      label: name,
      ...(japanese && japanese !== name && { hint: japanese }),
    }));
}

/** Topics with the number of their videos, the largest first. */
export function useTopicChoices() {
  const client = useClient();
  const { language } = useLanguage();
  const { data, error, isPending, isError } = useQuery(topicsQuery(client));
  const options = [...(data ?? [])]
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .map(({ id, count }) => ({
      value: id,
      label: topicText(id),
      ...(count !== null && { hint: wholeNumber(count, language) }),
    }));
  return { options, isPending, error, isError };
}

/** Channels that match the text, loaded after a pause in typing; an answer is shown for its own text only. */
export function useChannelChoices(text: string) {
  const client = useClient();
  const wanted = useSettled(text.trim(), CHANNELS_PAUSE_MS);
  const isAsked = wanted !== '';
  const { data, error, isFetching, isError } = useQuery({
    ...suggestionsQuery(client, wanted),
    enabled: isAsked,
  });
  const options = (isAsked ? (data ?? []) : [])
    .filter(({ type }) => type === 'channel')
    .map(({ value, text: label = value }) => ({ value, label }));
  return { options, isBusy: isFetching || wanted !== text.trim(), error, isError };
}
