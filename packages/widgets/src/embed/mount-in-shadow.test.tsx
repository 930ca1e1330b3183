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
  const told: unknown[] = [];
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
        onPhase: (phase) => told.push(phase),
        emit: (...event) => told.push(event) > 0,
        complain: (message) => told.push(message),
      },
      {
        loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
        render: () => <Broken />,
      },
    ),
  );
  seen.mockRestore();
  expect(told).toEqual([
    'failed',
    'cannot be drawn: TypeError: rows.map is not a function',
    ['oshi-error', { code: 'load' }],
  ]);
  expect(box.querySelector('slot[name=error] [role=alert]')?.textContent).toMatch(
    /^The server’s response couldn’t be read/,
  );
  act(() => life.abort());
});
