import { wordsChip, writeChips } from '@oshimado/domain';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { searchMachine } from './search.machine';

const TOPIC = { type: 'topic', value: 'singing', text: 'singing' } as const;

provePaths({
  machine: searchMachine,
  inputs: [{}, { q: writeChips([TOPIC]), isSearchPage: true, isAdvanced: true }],
  events: [
    { type: 'text.change', text: '' },
    { type: 'text.change', text: 'sora' },
    { type: 'text.change', text: 'https://youtu.be/dQw4w9WgXcQ' },
    { type: 'text.change', text: 'https://www.twitch.tv/shylily' },
    { type: 'selection.move', by: 1 },
    { type: 'suggestion.choose' },
    { type: 'suggestions.retry' },
    { type: 'chip.add', chip: wordsChip('comments', 'a') },
    { type: 'chip.remove', chip: TOPIC },
    { type: 'chips.clear' },
    { type: 'search.enter' },
    { type: 'search.commit' },
    { type: 'filter.toggle' },
    { type: 'address.changed', q: null, isSearchPage: false, isAdvanced: false },
    { type: 'address.changed', q: writeChips([TOPIC]), isSearchPage: true, isAdvanced: false },
  ],
  answers: { loadSuggestions: [[], [{ type: 'topic', value: 'singing' }]] },
  failures: { loadSuggestions: [failure('http', 500)] },
  seen: ({ value, context }) => ({
    value,
    text: context.text,
    chips: context.chips.map((chip) => chip.value),
    suggestions: context.suggestions.length,
    selected: context.selected,
    error: context.error,
    q: context.q,
    isSearchPage: context.isSearchPage,
    isAdvanced: context.isAdvanced,
  }),
  transient: ['deciding'],
  isEnough: ({ context }) => context.chips.length > 2,
});
