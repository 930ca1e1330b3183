import { loadWidgetMessages } from '@oshimado/locales';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountInShadow } from './mount-in-shadow';

const options = {
  api: 'https://server.example',
  lang: 'en',
  pictures: 'server',
  hasNamedTheme: false,
} as const;

it('a fault of ours ends the drawing in words, and tells the page and its owner', async () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  root.append(box);
  const life = new AbortController();
  const failures: unknown[] = [];
  const seen = vi.spyOn(console, 'error').mockReturnValue();
  const fault = new TypeError('rows.map is not a function');
  const Broken = () => {
    throw fault;
  };
  await act(() =>
    mountInShadow(
      {
        root,
        box,
        options: () => options,
        gone: life.signal,
        adopt: () => undefined,
        onPhase: () => undefined,
        emit: () => true,
        complain: () => undefined,
        fail: (...problem) => failures.push(problem),
      },
      {
        loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
        render: () => <Broken />,
      },
    ),
  );
  seen.mockRestore();
  expect(failures).toEqual([['cannot be drawn.', fault]]);
  expect(box.querySelector('slot[name=error] [role=alert]')?.textContent).toMatch(
    /^The server’s response couldn’t be read/,
  );
  act(() => life.abort());
});
