/** A page that names an exact version and its digest gets exactly that script, from then on. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { LiveFeed } from '../pages/live-feed.page';
import { EMBED, expect, test } from './embed-page';

const releaseSchema = z.object({
  version: z.string(),
  integrity: z.record(z.string(), z.string()),
});

async function release() {
  const answer = await fetch(`${EMBED}/v1/integrity.json`);
  const { version, integrity } = releaseSchema.parse(await answer.json());
  return { version, digest: integrity['live-feed.js'] ?? '' };
}

const scriptTag = (version: string, digest: string) =>
  `<script type="module" src="${EMBED}/${version}/live-feed.js" integrity="${digest}" crossorigin="anonymous"></script>`;

test('an exact version with its digest draws with files of that version only', async ({ fan }) => {
  const { version, digest } = await release();
  const { version: packaged } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile('packages/widgets/package.json', 'utf8')));
  expect(version).toBe(packaged);
  await fan.open('<oshi-live-feed max="2"></oshi-live-feed>', { head: scriptTag(version, digest) });
  await new LiveFeed(fan).seeCards(2);
  const scripts = fan.filesRequested.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => !path.startsWith(`/${version}/`))).toEqual([]);
});

test('another script under that name does not run, and the links stay', async ({ fan }) => {
  const { version } = await release();
  const digest = `sha384-${btoa('another script'.padEnd(48))}`;
  await fan.open('<oshi-live-feed><a href="/live">Who is live</a></oshi-live-feed>', {
    head: scriptTag(version, digest),
  });
  await expect(fan.link('Who is live')).toBeVisible();
  expect(fan.filesRequested.filter((path) => path.includes('mount-'))).toEqual([]);
});
