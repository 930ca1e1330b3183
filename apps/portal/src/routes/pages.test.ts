import { isBuilt } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { pages, type PagePath } from './pages';

describe('pages', () => {
  it('are named as not built exactly where the route says so', () => {
    const paths = Object.keys(pages) as PagePath[];
    const named = paths.filter((path) => !isBuilt(path));
    const unbuilt = new Set(named.map((path) => pages[path]));
    expect(unbuilt.size).toBeLessThanOrEqual(1);
    expect(paths.filter((path) => unbuilt.has(pages[path]))).toEqual(named);
  });
});
