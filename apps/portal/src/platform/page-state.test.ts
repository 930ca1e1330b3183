import { defaultPreferences } from '@oshimado/domain';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageState, writePageState, type PageState } from './page-state';

const state: PageState = {
  now: 1,
  language: 'en',
  preferences: defaultPreferences,
  messages: { portal: {}, widgets: {} },
};

function queriesWith(data: unknown) {
  const queries = new QueryClient();
  queries.setQueryData(['videos'], data, { updatedAt: 5 });
  return dehydrate(queries);
}

const parse = (html: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');

test('the browser reads the state that the server has written', () => {
  const page = { state, queries: queriesWith([{ title: 'A & "B"' }]) };
  const read = readPageState(parse(writePageState(page)));
  expect(read?.state).toEqual(state);
  expect(read?.queries.queries[0]).toMatchObject({
    queryKey: ['videos'],
    state: { data: [{ title: 'A & "B"' }], dataUpdatedAt: 5 },
  });
});

test('a document without server rendering has no state', () => {
  expect(readPageState(parse('<p>hello</p>'))).toBeUndefined();
});

test('no text in the state can end the script element or open a comment in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('</script>', '<!--', '<script>', ''), (text, trap) => {
      const html = writePageState({
        state: { ...state, messages: { portal: { title: text + trap } } },
        queries: queriesWith([{ title: text + trap }]),
      });
      expect(html.match(/<(?!script type="application\/json"|\/script>)/g)).toBeNull();
      expect(html.match(/<\/script>/g)).toHaveLength(2);
    }),
  );
});
