/** An element as a Custom Elements Manifest describes it: a name of each kind, and no methods. */
const named = (name: string, description: string) => ({ name, description });
const typed = (name: string, text: string, description: string) => ({
  name,
  description,
  type: { text },
});

export const sampleManifest = {
  modules: [
    {
      declarations: [
        {
          tagName: 'oshi-live-feed',
          attributes: [
            typed('org', 'string', 'Organization whose board is shown. Default: all.'),
            { ...typed('max', 'number', 'Most cards, 1 to 100.'), default: '24' },
          ],
          members: [
            { kind: 'field', readonly: true, ...typed('live', 'number', 'How many are live.') },
          ],
          events: [
            typed('oshi-ready', 'CustomEvent<{count: number}>', 'The first board is there.'),
            typed(
              'oshi-select',
              'CustomEvent<{video: Video, href: string}>',
              'A visitor chose a video; cancelable.',
            ),
          ],
          slots: [named('', 'Links for visitors without scripts.'), named('header', 'Above it.')],
          cssParts: [named('card', 'A stream.'), named('title', 'The title of a stream.')],
          cssProperties: [named('--oshi-color-background', 'The page itself.')],
        },
      ],
    },
  ],
};
