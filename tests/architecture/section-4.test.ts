/**
 * Every sentence of section 4 of the specification has tests that exist and run. The table of them is
 * `docs/generated/section-4.md`; `npx vitest run --project node tests/architecture/section-4 -u` writes it.
 */
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { section4, type Proof, type ProvenSentence } from './section-4';
import { parse, root, walk } from './source';

const TABLE = '../../docs/generated/section-4.md';

type BlockKind = 'describe' | 'it';

/** The call `it(…)`, `it.each(…)(…)`, `describe(…)` or `onEveryServer(…)`; undefined for others, also for skipped ones. */
function kindOf({ expression }: ts.CallExpression): BlockKind | undefined {
  const name = ts.isCallExpression(expression)
    ? /^(\w+)\.each$/.exec(expression.expression.getText())?.[1]
    : expression.getText();
  if (name === 'onEveryServer' || name === 'describe') return 'describe';
  return name === 'it' ? 'it' : undefined;
}

const isLeftOut = (call: ts.CallExpression) =>
  /^(describe|it)\.(skip|todo|only)/.test(call.expression.getText());

/** The full names, as written, of the tests of a file that run. */
function testNames(path: string, text: string): string[] {
  const names: string[] = [];
  const collect = (tree: ts.Node, outer: readonly string[]) =>
    walk(tree, (node) => {
      if (!ts.isCallExpression(node)) return true;
      if (isLeftOut(node)) return false;
      const [name, ...rest] = node.arguments;
      const kind = kindOf(node);
      if (!kind || !name || !ts.isStringLiteralLike(name)) return true;
      const full = [...outer, name.text];
      if (kind === 'it') names.push(full.join(' > '));
      else for (const argument of rest) collect(argument, full);
      return false;
    });
  collect(parse(path, text).tree, []);
  return names;
}

const readTests = (path: string) =>
  existsSync(root + path) ? testNames(path, readFileSync(root + path, 'utf8')) : [];

const escaped = (text: string) => text.replaceAll('|', '\\|');

const proofText = ([file, test]: Proof) =>
  `${escaped(test)} ([${file.split('/').at(-1)}](../../${file}))`;

const tableRow = ({ sentence, proofs }: ProvenSentence) =>
  `| ${escaped(sentence)} | ${proofs.map(proofText).join('<br>')} |`;

describe.each(section4)('$topic: $sentence', ({ proofs }) => {
  it.each(proofs)('%s runs: %s', (file, test) => {
    expect(readTests(file).filter((name) => name === test)).toEqual([test]);
  });
});

it('each sentence is listed once and ends with a full stop', () => {
  const sentences = section4.map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((sentence) => !/^[A-Z].*[^.]\.$/.test(sentence))).toEqual([]);
});

it.each([
  ["it('a', f)", ['a']],
  ["it.each([1])('a %s', f)", ['a %s']],
  ["describe('d', () => { it('a', f); })", ['d > a']],
  ["describe.each([1])('d', () => { describe('e', () => { it('a', f); }); })", ['d > e > a']],
  ["onEveryServer('s', () => { it('a', f); })", ['s > a']],
  ["it.skip('a', f); it.todo('a'); xit('a', f); // it('a', f)", []],
  ["describe.skip('d', () => { it('a', f); })", []],
])('in %j the tests that are run are %j', (text, names) => {
  expect(testNames('a.test.ts', text)).toEqual(names);
});

it('the page in docs contains the list', async () => {
  const topics = [...new Set(section4.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const lines = section4.filter((line) => line.topic === topic);
    const notes = lines.flatMap(({ sentence, note }) =>
      note === undefined ? [] : [`- “${sentence}” ${note}`],
    );
    return [
      `## ${topic}`,
      ['| Sentence | Tests |', '| --- | --- |', ...lines.map(tableRow)].join('\n'),
      ...(notes.length === 0 ? [] : [notes.join('\n')]),
    ].join('\n\n');
  });
  const page = `# Section 4 of the specification, and the tests that prove it

Made by \`tests/architecture/section-4.test.ts\` from the list beside it: every sentence of “States and transitions” and the
tests that prove it, by their names. \`%s\` and the like are the cases of a test.

${parts.join('\n\n')}
`;
  await expect(page).toMatchFileSnapshot(TABLE);
});
