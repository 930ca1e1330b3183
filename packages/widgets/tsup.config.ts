import { rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { addUseClient } from '../../scripts/tsup.use-client';
import { joinStylesheets, styles } from '../../scripts/tsup.styles';
import { writeTypes } from '../../scripts/tsup.types';

/** Widgets with a style sheet of their own, for pages that show nothing else: `styles/live-feed.css`. */
const styled = {
  'styles/live-feed': 'src/parts/live-feed/LiveFeed.tsx',
  'styles/video-list': 'src/parts/video-list/VideoList.tsx',
  'styles/channel-card': 'src/parts/channel-card/ChannelCard.tsx',
  'styles/playlist-panel': 'src/parts/playlist-panel/PlaylistPanel.tsx',
};

/** Types of the elements for frameworks; there is no code in them. */
const typed = {
  react18: 'src/embed/react18.ts',
  svelte: 'src/embed/svelte.ts',
  vue: 'src/embed/vue.ts',
};

export default defineConfig({
  ...base,
  // The embeds are built into the same folder, after this.
  clean: ['!embed/v1/**', '!embed/server/**', '!web-types.json', '!vscode.html-data.json'],
  entry: { index: 'src/index.ts', ...typed, ...styled },
  esbuildPlugins: [styles()],
  metafile: true,
  async onSuccess() {
    await addUseClient('dist');
    const sheets = Object.keys(styled).map((name) => `${name}.css`);
    await joinStylesheets('dist', ['index.css', ...sheets], { keep: true });
    // Of these entries only the styles are wanted.
    await Promise.all(
      Object.keys(styled).flatMap((name) => [rm(`dist/${name}.js`), rm(`dist/${name}.js.map`)]),
    );
    await rm('dist/index.css');
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
