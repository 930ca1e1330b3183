/**
 * Every sentence of section 4 of the specification is the name of a test. The table it makes is
 * `docs/generated/section-4.md`; `npx vitest run --project node tests/architecture/section-4 -u` writes it again.
 */
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { section4, type ProvenSentence } from './section-4';
import { parse, root, walk } from './source';

const TABLE = '../../docs/generated/section-4.md';

/** `it(…)` or `it.each(…)(…)`; what is skipped, left to do or run alone proves nothing. */
const isTest = ({ expression }: ts.CallExpression) =>
  ts.isCallExpression(expression)
    ? expression.expression.getText() === 'it.each'
    : expression.getText() === 'it';

/** Names of the tests of a file that are run, as they are written. */
function testNames(path: string, text: string): string[] {
  const names: string[] = [];
  walk(parse(path, text).tree, (node) => {
    if (!ts.isCallExpression(node)) return true;
    const [name] = node.arguments;
    if (name && ts.isStringLiteralLike(name) && isTest(node)) names.push(name.text);
    // A test inside something skipped is skipped, too.
    return !/^(describe|it)\.(skip|todo|only)/.test(node.expression.getText());
  });
  return names;
}

const readTests = (path: string) =>
  existsSync(root + path) ? testNames(path, readFileSync(root + path, 'utf8')) : [];

const escaped = (text: string) => text.replaceAll('|', '\\|');

function tableRow({ sentence, test, file }: ProvenSentence): string {
  const name = test === sentence ? 'as it stands' : `… ${test.slice(sentence.length + 1)}`;
  return `| ${escaped(sentence)} | ${escaped(name)} | [${file.split('/').at(-1)}](../../${file}) |`;
}

describe.each(section4)('$topic: $sentence', ({ sentence, file, test }) => {
  it('is the name of one test that is run', () => {
    expect(readTests(file).filter((name) => name === test)).toEqual([test]);
    expect(test.startsWith(sentence)).toBe(true);
  });
});

it('no sentence stands twice, and each ends with its full stop', () => {
  const sentences = section4.map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((sentence) => !/^[A-Z].*[^.]\.$/.test(sentence))).toEqual([]);
});

it.each([
  ["it('a', f)", ['a']],
  ["it.each([1])('a %s', f)", ['a %s']],
  ["describe('d', () => { it('a', f); })", ['a']],
  ["it.skip('a', f); it.todo('a'); xit('a', f); // it('a', f)", []],
  ["describe.skip('d', () => { it('a', f); })", []],
])('in %j the tests that are run are %j', (text, names) => {
  expect(testNames('a.test.ts', text)).toEqual(names);
});

it('the list in the docs is made from this one', async () => {
  const topics = [...new Set(section4.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const lines = section4.filter((line) => line.topic === topic);
    const notes = lines.flatMap(({ sentence, note }) =>
      note === undefined ? [] : [`- “${sentence}” ${note}`],
    );
    return [
      `## ${topic}`,
      ['| Sentence | Test | File |', '| --- | --- | --- |', ...lines.map(tableRow)].join('\n'),
      ...(notes.length === 0 ? [] : [notes.join('\n')]),
    ].join('\n\n');
  });
  const page = `# Section 4 of the specification, and the tests that prove it

Made by \`tests/architecture/section-4.test.ts\` from the list beside it. Every sentence of “States and transitions” is the
name of a test. “As it stands”: the name is the sentence; “…”: what the name says after it, one test for each case. Below a
table stands what its tests cannot show yet.

${parts.join('\n\n')}
`;
  await expect(page).toMatchFileSnapshot(TABLE);
});
