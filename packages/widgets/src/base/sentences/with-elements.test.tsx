import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withElements } from './with-elements';

const drawn = (sentence: string) =>
  renderToStaticMarkup(
    withElements({ title: <b>歌枠</b>, channel: <i>Aqua</i> }, (marks) =>
      sentence.replaceAll(/\{(\w+)\}/g, (_all, name: string) => marks[name] ?? ''),
    ),
  );

it('a sentence keeps its word order around its elements', () => {
  expect(drawn('{title}, by {channel}')).toBe('<b>歌枠</b>, by <i>Aqua</i>');
  expect(drawn('{channel}の「{title}」')).toBe('<i>Aqua</i>の「<b>歌枠</b>」');
});

it('may leave an element out or name it twice', () => {
  expect(drawn('nobody')).toBe('nobody');
  expect(drawn('{title} {title}')).toBe('<b>歌枠</b> <b>歌枠</b>');
});
