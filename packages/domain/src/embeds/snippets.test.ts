import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFrameOrigins } from '../player';
import { embedTags } from './embeds';
import { linkedPages, shownAtPath, snippetKinds, snippetOf, type SnippetOptions } from './snippets';

const ID = 'abcdefghijk';
const board: SnippetOptions = {
  element: { tag: 'oshi-live-feed', attributes: { org: 'Hololive', max: '6' } },
  script: 'live-feed',
  title: 'Hololive',
  embeds: 'https://embeds.example',
  portal: 'https://oshimado.example',
  frames: defaultFrameOrigins,
};
const player: SnippetOptions = {
  ...board,
  element: { tag: 'oshi-player', attributes: { video: ID, muted: '' } },
  script: 'oshi-player',
  title: 'Evening <songs>',
};

describe('the code of an embed', () => {
  it('the code of an embed is a script, the element and a link within it', () => {
    expect(snippetOf('html', player)).toBe(
      `<script type="module" src="https://embeds.example/v1/oshi-player.js"></script>
<oshi-player video="${ID}" muted>
  <a href="https://oshimado.example/watch/${ID}">Evening &lt;songs&gt;</a>
</oshi-player>`,
    );
  });

  it('the code of an embed is a component of React, with texts that JSX would read otherwise as expressions', () => {
    const element = { tag: 'oshi-live-feed', attributes: { org: 'A "B"', max: '6' } } as const;
    const code = snippetOf('react', { ...board, element });
    expect(code).toBe(
      `import { OshiLiveFeed } from '@oshimado/elements/react';

export const Embed = () => <OshiLiveFeed from="https://embeds.example/v1" org={"A \\"B\\""} max="6" />;`,
    );
    expect(snippetOf('react', player)).toContain(` video="${ID}" muted />`);
  });

  it('the code of an embed is a component of Vue', () => {
    expect(snippetOf('vue', board)).toBe(
      `<script setup>
import { OshiLiveFeed } from '@oshimado/elements/vue';
</script>

<template>
  <OshiLiveFeed from="https://embeds.example/v1" org="Hololive" max="6" />
</template>`,
    );
  });

  it('the code of an embed names an exact version with its digest where scripts are loaded, and is else the same', () => {
    const exact = { version: '0.2.0', integrity: 'sha384-AbC+/=' };
    const of = (kind: (typeof snippetKinds)[number]) => snippetOf(kind, { ...board, exact });
    expect(of('html')).toContain(
      '<script type="module" src="https://embeds.example/0.2.0/live-feed.js" integrity="sha384-AbC+/=" crossorigin="anonymous"></script>\n',
    );
    const source = 'from="https://embeds.example/0.2.0" integrity="sha384-AbC+/=" org="Hololive"';
    expect(of('react')).toContain(`<OshiLiveFeed ${source}`);
    expect(of('vue')).toContain(`<OshiLiveFeed ${source}`);
    for (const kind of ['iframe', 'wordpress', 'link', 'csp'] as const)
      expect(of(kind)).toBe(snippetOf(kind, board));
  });

  it('the code of an embed is a frame that grows where the element has a height of its own', () => {
    expect(snippetOf('iframe', board)).toContain('/v1/frame-height.js');
    const chat = { ...board, element: { tag: 'oshi-chat', attributes: { video: ID } } } as const;
    expect(snippetOf('iframe', chat)).not.toContain('<script');
    const card = { ...chat, element: { ...chat.element, tag: 'oshi-video' } } as const;
    expect(snippetOf('iframe', card)).toContain('/v1/frame-height.js');
    expect(snippetOf('csp', card)).not.toContain('frame-src');
    expect(snippetOf('wordpress', board)).toMatch(/^<!-- wp:html -->\n<iframe [^>]*><\/iframe>\n/);
  });

  it('without scripts is the element as HTML, or a link', () => {
    expect(snippetOf('link', board)).toContain(
      'src="https://embeds.example/embed/oshi-live-feed.html?org=Hololive&amp;max=6"',
    );
    const chat = { ...player, element: { ...player.element, tag: 'oshi-chat' } } as const;
    expect(snippetOf('link', chat)).toBe(
      `<a href="https://oshimado.example/watch/${ID}">Evening &lt;songs&gt;</a>`,
    );
  });

  it('the code of an embed says what a policy has to allow: sockets and frames only where there are any', () => {
    expect(snippetOf('csp', board)).toBe(
      'script-src https://embeds.example;\nconnect-src https://embeds.example;\nimg-src https://embeds.example',
    );
    expect(snippetOf('csp', player)).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.twitch.tv https://embeds.example',
    );
    const multiview = { ...board, element: { tag: 'oshi-multiview', attributes: {} } } as const;
    expect(snippetOf('csp', multiview)).toContain(
      'connect-src https://embeds.example wss://embeds.example',
    );
  });

  it('the code of an embed keeps every text within its quotes', () => {
    const attributes = fc.dictionary(fc.constantFrom('org', 'video', 'layout'), fc.string());
    fc.assert(
      fc.property(
        fc.constantFrom(...embedTags),
        attributes,
        fc.string(),
        fc.constantFrom(...snippetKinds.filter((kind) => kind !== 'react' && kind !== 'csp')),
        (tag, given, title, kind) => {
          const text = snippetOf(kind, { ...board, element: { tag, attributes: given }, title });
          // Without what is in quotes, no sign of a text is left but in the link's own words.
          const bare = text.replaceAll(/"[^"]*"/g, '').replaceAll(/>[^<]*</g, '><');
          expect(bare.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
        },
      ),
    );
  });
});

it.each([
  [{ tag: 'oshi-live-feed', attributes: {} }, '/'],
  [{ tag: 'oshi-live-feed', attributes: { org: 'A & B' } }, '/?org=A+%26+B'],
  [{ tag: 'oshi-live-feed', attributes: { org: 'A', channels: 'UC1,UC2' } }, '/channel/UC1'],
  [{ tag: 'oshi-clips', attributes: {} }, '/#clips'],
  [{ tag: 'oshi-clips', attributes: { org: 'A & B' } }, '/?org=A+%26+B#clips'],
  [{ tag: 'oshi-clips', attributes: { channels: ' UC1 ' } }, '/channel/UC1'],
  [{ tag: 'oshi-schedule', attributes: { org: 'A & B', days: '2' } }, '/?org=A+%26+B'],
  [{ tag: 'oshi-search', attributes: {} }, '/search'],
  [
    { tag: 'oshi-search', attributes: { org: 'A' } },
    '/search?q=type%2Cvalue%2Ctext%0D%0Aorg%2CA%2CA&clip_lang=any',
  ],
  [{ tag: 'oshi-chat', attributes: { video: ID } }, `/watch/${ID}`],
  [
    {
      tag: 'oshi-multiview',
      attributes: { layout: `https://x.example/multiview/AAYY${ID}%2Cchat?panels=1` },
    },
    `/multiview/AAYY${ID}%2Cchat`,
  ],
  [{ tag: 'oshi-live-badge', attributes: { org: 'A & B' } }, '/?org=A+%26+B'],
  [{ tag: 'oshi-live-badge', attributes: { channel: 'UC1', org: 'A' } }, '/channel/UC1'],
  [{ tag: 'oshi-multiview', attributes: { layout: '100%' } }, '/multiview/100%25'],
  [{ tag: 'oshi-channel', attributes: { channel: 'UC1' } }, '/channel/UC1'],
  [{ tag: 'oshi-playlist', attributes: { playlist: '7' } }, '/playlist/7'],
] as const)('the page about what %j shows is %s', (element, path) => {
  expect(shownAtPath(element)).toBe(path);
  const page = path.replace(/[?#].*/, '').replace(/(?<=^\/\w+\/).+/, ':part');
  expect(linkedPages.map((one) => one.replace(/:\w+/, ':part'))).toContain(page);
});
