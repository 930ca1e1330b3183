import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStyles } from './first-styles';

const stylesFor = (css: string, markup: string) => readStyles(css)(markup);

it('the first styles are the rules of the classes in the markup, in the order of the stylesheet', () => {
  const css = '.b{color:red}.a{color:blue}.c{color:green}';
  expect(stylesFor(css, '<p class="a b">text</p>')).toBe('.b{color:red}.a{color:blue}');
});

it('the first styles have rules without a class, and at-rules that hold no rules', () => {
  const css = '*{margin:0}@keyframes turn{to{rotate:1turn}}[data-part]{top:0}.a{top:1px}';
  expect(stylesFor(css, '<p>no class</p>')).toBe(
    '*{margin:0}@keyframes turn{to{rotate:1turn}}[data-part]{top:0}',
  );
});

it('the picked stylesheet keeps a block around the rules it picks, and leaves out an empty one', () => {
  const css =
    '@media (width>=1px){.a{top:0}.b{top:1px}}@container (width>=2px){.b{top:2px}}@supports (top:0){@media print{.a{top:3px}}}';
  expect(stylesFor(css, '<p class="a"></p>')).toBe(
    '@media (width>=1px){.a{top:0}}@supports (top:0){@media print{.a{top:3px}}}',
  );
});

it('the first styles have a rule if one of its selectors names a class of the markup', () => {
  expect(stylesFor('.a:hover .b,.c{top:0}', '<p class="b"></p>')).toBe('.a:hover .b,.c{top:0}');
  expect(stylesFor('.a\\:b{top:0}', '<p class="d"></p>')).toBe('');
});

it('the picked stylesheet does not match a class by a prefix of its name', () => {
  expect(stylesFor('.ab{top:0}', '<p class="a"></p>')).toBe('');
});

const names = fc.constantFrom('a', 'b', 'c', 'd');

it('the picked stylesheet gives the whole stylesheet to markup that has all its classes, and nothing to markup that has none', () => {
  fc.assert(
    fc.property(fc.array(names, { minLength: 1 }), (classes) => {
      const css = classes.map((name, index) => `.${name}{top:${index}px}`).join('');
      expect(stylesFor(css, `<p class="${classes.join(' ')}"></p>`)).toBe(css);
      expect(stylesFor(css, '<p class="e"></p>')).toBe('');
    }),
  );
});
