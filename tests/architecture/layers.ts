/** Which package may import which, and what to do instead: all allowed dependencies in one table. */

/** Workspaces of ours that each workspace may import. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/domain': ['contract'],
  'packages/machines': ['contract', 'domain'],
  'packages/ui': [],
  'packages/locales': [],
  'packages/widgets': ['contract', 'domain', 'machines', 'ui', 'locales'],
  'packages/elements': ['contract', 'domain'],
  'apps/portal': ['contract', 'domain', 'machines', 'ui', 'locales', 'widgets'],
  'apps/api': ['contract', 'domain', 'locales'],
};

/** Where to go instead, by the one that wants to import. */
export const ADVICE: Readonly<Record<string, string>> = {
  'packages/contract':
    'contract is the ground: it says what travels and knows nobody. Move what you need into packages/contract, or do the work in @oshimado/domain.',
  'packages/domain':
    'domain holds rules without screen, network or state. Take the value as an argument, or put the code into packages/machines or packages/widgets.',
  'packages/machines':
    'A machine neither draws nor speaks. Take what you need as input, event or named actor; drawing and words belong to packages/widgets.',
  'packages/ui':
    'ui knows tokens and ARIA, no word of the product. Take the value as a prop, or put the part into packages/widgets.',
  'packages/locales':
    'locales holds sentences only. Formatting is in @oshimado/domain; whoever shows a sentence brings both together in packages/widgets.',
  'packages/widgets':
    'A widget runs on strangers’ pages without the portal. Move the shared part into packages/widgets, or take it as a prop.',
  'packages/elements':
    'elements has types and components only, and no code of an element: those come with its script. Take the type from the tables in tests/architecture/wrapper-sources.ts.',
  'apps/portal':
    'The portal talks to the server through the client of @oshimado/contract; shared rules are in @oshimado/domain.',
  'apps/api':
    'The server shares @oshimado/contract and @oshimado/domain with the browser, and the sentences of notifications in @oshimado/locales. Pages are drawn by the built portal through PageRenderer of @oshimado/contract.',
};

/** Foreign packages that the source of a strict workspace may use; the others may use what they declare. */
export const FOREIGN: Readonly<
  Record<string, { readonly allowed: readonly string[]; readonly instead: string }>
> = {
  'packages/contract': {
    allowed: ['zod'],
    instead: 'Everyone pays for what contract imports. Use the platform, or do it in the caller.',
  },
  'packages/domain': {
    allowed: [],
    instead: 'domain is plain TypeScript. Use the platform (Intl, URL), or do it in the caller.',
  },
  'packages/machines': {
    allowed: ['xstate', '@xstate/store'],
    instead:
      'A machine runs in Node with xstate alone, the store of the device with @xstate/store. React belongs to packages/widgets (@xstate/react), the network into a named actor.',
  },
};

/** Workspaces whose source runs in a browser. */
export const BROWSER: ReadonlySet<string> = new Set([
  'packages/contract',
  'packages/domain',
  'packages/machines',
  'packages/ui',
  'packages/locales',
  'packages/widgets',
  'packages/elements',
  'apps/portal',
]);

/** Folders that look at everything and that nothing looks at. */
export const WATCHERS = ['tests', '.storybook', 'scripts'] as const;
