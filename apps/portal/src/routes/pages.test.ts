import { isBuilt } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { pages, type PagePath } from './pages';

describe('pages', () => {
  it('are named as not built exactly where the route says so', () => {
    const paths = Object.keys(pages) as PagePath[];
    const unbuilt = pages['/relaybot'];
    expect(paths.filter((path) => pages[path] === unbuilt)).toEqual(
      paths.filter((path) => !isBuilt(path)),
    );
  });
});
