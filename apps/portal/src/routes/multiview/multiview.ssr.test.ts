// @vitest-environment node
/** What the server sends with the page of a multiview. */
import { expect, it, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page';

async function draw(url: string, answer: unknown) {
  const ask = vi.fn((path: string) =>
    Promise.resolve({
      status: 200,
      text: JSON.stringify(path.startsWith('/api/v2/videos') ? answer : []),
    }),
  );
  const { html } = await drawPage(url, { ask });
  const asked = ask.mock.calls.map(([path]) => path).filter((path) => path.includes('/videos'));
  return { html, asked };
}

it('the page of a shared layout has the answer about its videos, each asked for once', async () => {
  const { html, asked } = await draw('/multiview/MAMMbbbbbbbbbbb,AAMMaaaaaaaaaaa,AMMMaaaaaaaaaaa', [
    { id: 'aaaaaaaaaaa', title: 'A concert', channel: { id: 'UC1', name: 'Sora' } },
  ]);
  expect(asked).toHaveLength(1);
  const [path = ''] = asked;
  expect(new URL(path, 'https://oshimado.example').searchParams.get('id')).toBe(
    'aaaaaaaaaaa,bbbbbbbbbbb',
  );
  expect(html).toContain('A concert');
});

it.each([
  ['no layout', '/multiview'],
  ['a code with a fault', '/multiview/AAMMaaaaaaaaaaa,AAMMbbbbbbbbbb'],
  ['no video of YouTube', '/multiview/AAMMtwitchsomebody,MAMMchat0'],
])('a page with %s asks about no videos', async (_, url) => {
  expect((await draw(url, [])).asked).toEqual([]);
});
