/** GET /search/autocomplete: channels, topics and orgs that match the typed text. */
import type { Suggestion } from '@oshimado/contract';
import { autocompleteQuery, CHANNEL_HANDLE, CHANNEL_ID, foldText } from '@oshimado/domain';
import type { Handler } from '../handler';

const CHANNELS_MAX = 8;
const TOPICS_MAX = 4;
const ORGS_MAX = 2;

const nameOf = ({ name, english_name }: { name: string; english_name: string | null }) =>
  english_name === null || english_name === name ? name : `${english_name} (${name})`;

export const getAutocomplete: Handler<'getAutocomplete'> = async ({ query }, reads) => {
  const topic = autocompleteQuery(query.q);
  if (topic === '') return [];
  const isKey = CHANNEL_ID.test(topic) || CHANNEL_HANDLE.test(topic);
  // Clients join words with underscores; names have blanks. In an id and a handle an underscore is a letter.
  const words = isKey ? topic : topic.replaceAll('_', ' ').trim();
  const [channels, topics, orgs] = await Promise.all([
    reads.searchChannels(words === '' ? topic : words, { limit: CHANNELS_MAX }),
    reads.searchTopics(topic, TOPICS_MAX),
    reads.searchOrgs(words === '' ? topic : words, ORGS_MAX),
  ]);
  const isTopic = topics.some((id) => foldText(id) === foldText(topic));
  const suggestedTopics = topics.map((value): Suggestion => ({
    type: 'topic',
    value,
    text: value,
  }));
  const suggestedChannels = channels.map((row): Suggestion => ({
    type: 'channel',
    value: row.id,
    text: nameOf(row),
  }));
  const suggestedOrgs = orgs.map((value): Suggestion => ({ type: 'org', value, text: value }));
  return isTopic
    ? [...suggestedTopics, ...suggestedChannels, ...suggestedOrgs]
    : [...suggestedChannels, ...suggestedTopics, ...suggestedOrgs];
};
