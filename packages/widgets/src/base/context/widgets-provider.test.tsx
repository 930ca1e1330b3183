import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOptions } from '../../testing/page';
import { useWidgets, WidgetsProvider } from '.';

it.each([
  ['de', 'en'],
  ['pt', 'en'],
  ['zh-CN', 'zh'],
  ['es-ES', 'es'],
  ['lol-UWU', 'en'],
])('widgets in %s mark translations into %s unless another language is chosen', (language, tl) => {
  const { result } = renderHook(useWidgets, {
    wrapper: ({ children }) => (
      <WidgetsProvider value={{ ...pageOptions, language }}>{children}</WidgetsProvider>
    ),
  });
  expect(result.current.tlLanguage).toBe(tl);
});
