import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { orgSelectionMachine } from './org-selection.machine';

const A = { name: 'A', short: 'a' };
const B = { name: 'B', short: 'b' };

provePaths({
  machine: orgSelectionMachine,
  inputs: [
    { current: A, favorites: [A, B] },
    { current: A, favorites: [], addressOrg: 'C', isOnFavorites: true },
  ],
  events: [
    { type: 'dialog.open' },
    { type: 'dialog.close' },
    { type: 'orgs.retry' },
    { type: 'filter.change', text: 'c' },
    { type: 'org.choose', name: 'C' },
    { type: 'org.choose', name: 'Nobody' },
    { type: 'favorite.toggle', name: 'B' },
    { type: 'favorite.move', name: 'B', by: -1 },
    { type: 'address.changed', org: 'C', isOnFavorites: false },
    { type: 'address.changed', org: 'Nobody', isOnFavorites: true },
    { type: 'address.changed', org: null, isOnFavorites: false },
    { type: 'orgs.replaced', current: B, favorites: [B] },
  ],
  answers: {
    loadOrgs: [
      [
        { ...B, name_jp: null },
        { name: 'C', short: 'c', name_jp: 'シー' },
      ],
    ],
  },
  failures: { loadOrgs: [failure('http')] },
  seen: ({ value, context: { current, favorites, orgs, ...rest } }) => ({
    value,
    ...rest,
    current: current.name,
    favorites: favorites.map(({ name }) => name),
    orgs: orgs?.length ?? null,
  }),
});
