import { describe, expect, it } from 'vitest';
import { bestText } from './highlight-text';

const note = (text: string, density = 0.1) => ({ text, density });

describe('the text of a highlight', () => {
  it('the text of a highlight is that of the comment with most time stamps per character', () => {
    expect(bestText([note('so good here', 0.01), note('Tower falls', 0.2)])).toBe('Tower falls');
  });

  it.each([
    ['one word', 'lol'],
    ['a wish for a clip', 'please clip this part'],
    ['three marks in a row', 'what was that!!!'],
  ])('the text of a highlight is rather not %s', (_, text) => {
    expect(bestText([note(text, 0.9), note('the tower falls', 0.1)])).toBe('tower falls');
  });

  it('the text of a highlight is the best of what there is, if nothing better was written', () => {
    expect(bestText([note('lol', 0.9), note('wow', 0.1)])).toBe('lol');
    expect(bestText([note('!!!')])).toBe('!!!');
    expect(bestText([])).toBe('');
  });

  it('the text of a highlight has neither punctuation nor articles, but whole words', () => {
    expect(bestText([note('The "end", of an off-collab: don’t stop!')])).toBe(
      'end of off-collab don’t stop',
    );
  });

  it('the text of a highlight counts a script without spaces as words', () => {
    expect(bestText([note('草', 0.9), note('塔が崩れる瞬間', 0.1)])).toBe('塔が崩れる瞬間');
  });

  it('the text of a highlight is cut at 60 characters as a reader counts them', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(bestText([note(`go ${family.repeat(57)}`)])).toBe(`go ${family.repeat(57)}`);
    expect(bestText([note(`go ${family.repeat(58)}`)])).toBe(`go ${family.repeat(57)}…`);
  });

  it('the text of a highlight shows no character that is invisible or turns the text around', () => {
    expect(bestText([note('a\u202Eb \u0000c\uFEFF d')])).toBe('a b c d');
  });
});
