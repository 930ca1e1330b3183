import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { clientOf } from '../../testing';
import { followClipLanguages, followLanguage } from './follow-language';
import { samplePush, samplePushDevice, type SamplePush } from './testing';

async function choose(language: string, given: SamplePush) {
  const push = samplePush(given);
  const put = vi.spyOn(push.client, 'putPushDevice');
  await followLanguage(language, {
    client: clientOf(push.client),
    queries: new QueryClient(),
    zone: 'Asia/Tokyo',
    browser: push.browser,
  });
  return { push, put };
}

it('the notifications of a device are in the language that was chosen, for the same streams', async () => {
  const { push, put } = await choose('ja', { device: samplePushDevice });
  expect([push.lang(), push.choices()]).toEqual(['ja', samplePushDevice.choices]);
  expect(put.mock.lastCall?.[0].body).toMatchObject({ zone: 'Asia/Tokyo' });
});

it.each([
  ['has no notifications', 'ja', {}],
  ['has them in that language', 'en', { device: samplePushDevice }],
  ['refused them', 'ja', { ability: 'denied', device: samplePushDevice }],
] as const)('nothing is sent for a device that %s', async (_, language, given) => {
  const { put } = await choose(language, given);
  expect(put).not.toHaveBeenCalled();
});

it.each([
  ['asks for clips', { of: 'channel', id: 'UCsora', clips: true }, ['en', 'ja']],
  ['asks for none', { of: 'channel', id: 'UCsora' }, undefined],
] as const)(
  'a device of which a bell %s follows the languages of clips or does not',
  async (_, rule, languages) => {
    const rules = [{ ...rule, live: true, scheduled: false, moved: false, before: 0 as const }];
    const push = samplePush({
      device: { ...samplePushDevice, choices: { ...samplePushDevice.choices, rules } },
    });
    await followClipLanguages(['en', 'ja'], {
      client: clientOf(push.client),
      queries: new QueryClient(),
      zone: 'Asia/Tokyo',
      browser: push.browser,
    });
    expect(push.choices()?.clip_langs).toEqual(languages);
  },
);
