import { expect, it } from 'vitest';
import { recipeHtml, recipeNames } from './recipes';

const options = {
  embeds: 'https://embeds.example',
  org: 'A "b" <c>',
  wentLive: 'Live <now>',
  topic: 'Topic',
  allTopics: 'All & none',
};

it.each(recipeNames)('the recipe %s has the script of each of its elements', (name) => {
  const html = recipeHtml(name, options);
  const tags = new Set([...html.matchAll(/<(oshi-[\w-]+)/g)].map(([, tag = '']) => tag));
  const scripts = [...html.matchAll(/src="https:\/\/embeds\.example\/v1\/([\w-]+)\.js"/g)];
  expect(new Set(scripts.map(([, script]) => script))).toEqual(
    new Set([...tags].map((tag) => (tag === 'oshi-live-feed' ? 'live-feed' : tag))),
  );
});

it.each(recipeNames)('the recipe %s keeps every word within its quotes', (name) => {
  const html = recipeHtml(name, options);
  expect(html).toContain('org="A &quot;b&quot; &lt;c&gt;"');
  expect(html).not.toMatch(/<c>|<now>/);
});
