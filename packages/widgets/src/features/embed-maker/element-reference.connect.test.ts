import { describe, expect, it } from 'vitest';
import { piecesOf, readReferences } from './element-reference.connect';

describe('a reference', () => {
  it.each([null, [], {}, { modules: [{}] }, { modules: [{ declarations: [{ name: 'A' }] }] }])(
    'a reference is not made of what describes no element: %j',
    (manifest) => {
      expect(() => readReferences(manifest)).toThrow('no element');
    },
  );

  it('a reference does without what an element does not have', () => {
    const declarations = [{ tagName: 'oshi-x', events: [{ name: 'a', type: { text: 'Event' } }] }];
    const reference = readReferences({ modules: [{ declarations }] })['oshi-x'];
    expect(reference?.events).toEqual([{ name: 'a', code: 'a', type: 'Event', meaning: '' }]);
    expect(reference?.methods).toEqual([]);
  });
});

it('a sentence is in pieces of text and code', () => {
  expect(piecesOf('`dark`, the default, or `light`.')).toEqual([
    { text: 'dark', isCode: true },
    { text: ', the default, or ', isCode: false },
    { text: 'light', isCode: true },
    { text: '.', isCode: false },
  ]);
});
