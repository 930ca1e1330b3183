import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMemoryDevice } from './memory-device';

it('a device of an element has the main language of translations of its UI language, and is the same in another', () => {
  const { result, rerender } = renderHook(({ language }) => useMemoryDevice(language), {
    initialProps: { language: 'en' },
  });
  const { current: device } = result;
  const mainLanguage = () => device.store.get().settings.liveTlLang;
  expect(mainLanguage()).toBe('en');
  rerender({ language: 'ja' });
  expect(mainLanguage()).toBe('ja');
  device.store.send({ type: 'setting.change', name: 'liveTlLang', value: 'es' });
  rerender({ language: 'ko' });
  expect(mainLanguage()).toBe('es');
  expect(result.current).toBe(device);
});
