import { defaultPreferences } from '@oshimado/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageState, writePageState, type PageState } from './page-state';

const state: PageState = {
  now: 1,
  language: 'en',
  preferences: defaultPreferences,
  orgs: [],
  messages: { portal: {}, widgets: {} },
  url: '/',
};

const parse = (html: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');

test('what the server writes is what the client reads', () => {
  const live = { org: 'A & "B"', json: '[]' };
  const read = readPageState(parse(writePageState(state, live)));
  expect(read).toEqual({ state, live: { org: 'A & "B"', videos: [] } });
});

test('a page without a board has a state and no board', () => {
  expect(readPageState(parse(writePageState(state)))?.live).toBeNull();
});

test('a document that no server drew has no state', () => {
  expect(readPageState(parse('<p>hello</p>'))).toBeUndefined();
});

test('no text in the state can end the script element or open a comment in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('</script>', '<!--', '<script>', ''), (text, trap) => {
      const json = JSON.stringify([{ title: text + trap }]);
      const html = writePageState(
        { ...state, url: `/?q=${text}${trap}` },
        { org: text + trap, json },
      );
      expect(html.match(/<(?!script type="application\/json"|\/script>)/g)).toBeNull();
      expect(html.match(/<\/script>/g)).toHaveLength(2);
    }),
  );
});
