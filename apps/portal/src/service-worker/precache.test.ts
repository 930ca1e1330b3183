import { describe, expect, it } from 'vitest';
import { commonPaths, sentencePaths } from './precache';

const paths = [
  '/assets/About-Bx1.js',
  '/assets/locale/en/about-Bx2.js',
  '/assets/locale/es/about-Bx3.js',
  '/assets/locale/es-ES/about-Bx4.js',
  '/assets/locale/overlays/en-GB-Bx5.js',
];

describe('the files of an install', () => {
  it('an install contains the files of every page, without sentences', () => {
    expect(commonPaths(paths)).toEqual(['/assets/About-Bx1.js']);
  });

  it.each([
    ['es', ['/assets/locale/es/about-Bx3.js']],
    ['es-ES', ['/assets/locale/es/about-Bx3.js', '/assets/locale/es-ES/about-Bx4.js']],
    ['en-GB', ['/assets/locale/en/about-Bx2.js', '/assets/locale/overlays/en-GB-Bx5.js']],
    ['en', ['/assets/locale/en/about-Bx2.js']],
  ])(
    'the files of an install are the sentences of the chosen language alone: %s',
    (language, expected) => {
      expect(sentencePaths(paths, language)).toEqual(expected);
    },
  );
});
