/** Every theme in every mode is one attribute of the embed away. */
import { themes } from '../../packages/ui/src/theme/themes';
import { LiveFeed } from '../pages/live-feed.page';
import { eventually } from '../support/waits';
import { expect, test } from './embed-page';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const auto = (scheme: string) =>
  `<div style="color-scheme: ${scheme}"><oshi-live-feed max="1" theme="auto"></oshi-live-feed></div>`;

test('the feed wears the theme that its attribute names, and the dark default without one', async ({
  fan,
}) => {
  const [feed, onDark, onLight, onBoth] = [0, 1, 2, 3].map((nth) => new LiveFeed(fan, nth)) as [
    LiveFeed,
    LiveFeed,
    LiveFeed,
    LiveFeed,
  ];
  await fan.page.setViewportSize({ width: 1280, height: 3000 });
  await fan.page.emulateMedia({ colorScheme: 'dark' });
  await fan.open(
    '<oshi-live-feed max="1"></oshi-live-feed>' +
      ['dark', 'light', 'light dark'].map(auto).join(''),
    { scripts: ['live-feed'] },
  );
  for (const one of [feed, onDark, onLight, onBoth])
    // oxlint-disable-next-line no-await-in-loop -- they are drawn together
    await one.seeCards(1);

  await test.step('with the theme auto it wears the colour scheme of its place on the page', async () => {
    const [dark, light] = [await onDark.textColour(), await onLight.textColour()];
    expect(light).not.toBe(dark);
    await onBoth.seeTextColour(dark);
    await fan.page.emulateMedia({ colorScheme: 'light' });
    await onBoth.seeTextColour(light);
    expect(await onDark.textColour()).toBe(dark);
    await feed.seeTextColour(dark);
  });

  await test.step('without a theme, and with one that is not there, it is the dark default', async () => {
    await expect(feed.drawing).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await feed.set({ theme: 'pink' });
    await expect(feed.drawing).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  });

  await test.step('23 themes, dark and light, are chosen by attribute', async () => {
    const looks = themes.flatMap((theme) =>
      (['dark', 'light'] as const).map((mode) => ({
        name: `${theme.slug} ${mode}`,
        background: rgb(theme[mode].background),
        primary: rgb(theme[mode].primary),
      })),
    );
    expect(looks).toHaveLength(46);
    // The first theme with a name brings the styles of all.
    await eventually('each theme is drawn in its colours', () =>
      feed.coloursIn(looks.map(({ name }) => name)),
    ).toEqual(looks);
  });
});
