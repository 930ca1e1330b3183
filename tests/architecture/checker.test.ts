/** The rules can fail: each is shown a planted offence and must name the place and the way out. */
import { describe, expect, it } from 'vitest';
import { findCircles } from './graph';
import { checkImports, checkManifest } from './import-rules';
import { readManifests } from './manifest';
import { checkImportable, checkIndex, checkPurity, checkTexts, checkWords } from './purity-rules';
import { parse, type Source } from './source';

const manifests = readManifests();
const imports = (path: string, text: string) => checkImports(parse(path, text), manifests);
const checked = (check: (source: Source) => string[], text: string) =>
  check(parse('packages/ui/src/planted.tsx', text));

describe('a forbidden import gets a message with the allowed one', () => {
  it.each([
    [
      'packages/widgets/src/features/library/A.css.ts',
      `import { listWithPages } from '../../parts/lists'`,
      'the files of all its parts',
      'Import the styles file itself',
    ],
    [
      'packages/domain/src/a.ts',
      `import { x } from '@oshimado/machines'`,
      'domain -> machines',
      'packages/machines or packages/widgets',
    ],
    [
      'packages/contract/src/a.ts',
      `import { x } from '@oshimado/domain'`,
      'contract -> domain',
      'do the work in @oshimado/domain',
    ],
    [
      'packages/machines/src/a.ts',
      `import { x } from '@oshimado/ui'`,
      'machines -> ui',
      'input, event or named actor',
    ],
    [
      'packages/machines/src/a.ts',
      `import { useState } from 'react'`,
      'does without react',
      'packages/widgets',
    ],
    [
      'packages/machines/src/a.ts',
      `import { useActor } from '@xstate/react'`,
      'does without @xstate/react',
      'packages/widgets',
    ],
    [
      'packages/ui/src/A.tsx',
      `import type { Video } from '@oshimado/contract'`,
      'ui -> contract',
      'Take the value as a prop',
    ],
    [
      'packages/ui/src/A.tsx',
      `export * from '@oshimado/domain'`,
      'ui -> domain',
      'packages/widgets',
    ],
    [
      'packages/ui/src/A.tsx',
      `const a = import('@oshimado/locales')`,
      'ui -> locales',
      'packages/widgets',
    ],
    [
      'packages/ui/src/A.tsx',
      `type A = import('@oshimado/contract').Video`,
      'ui -> contract',
      'packages/widgets',
    ],
    [
      'packages/locales/src/a.ts',
      `import '@oshimado/domain'`,
      'locales -> domain',
      '@oshimado/domain',
    ],
    [
      'packages/widgets/src/A.tsx',
      `import { x } from '@oshimado/portal'`,
      'widgets -> portal',
      'packages/widgets',
    ],
    [
      'apps/api/src/a.ts',
      `import { x } from '@oshimado/widgets'`,
      'api -> widgets',
      'PageRenderer',
    ],
    [
      'apps/portal/src/a.ts',
      `import { x } from '@oshimado/api'`,
      'portal -> api',
      'client of @oshimado/contract',
    ],
    [
      'packages/domain/src/a.ts',
      `import { x } from '@oshimado/domain'`,
      'import itself',
      'relative path',
    ],
    [
      'packages/widgets/src/A.tsx',
      `import { x } from '../../domain/src/limits'`,
      'leaves packages/widgets',
      'Import @oshimado/domain by its name',
    ],
    [
      'packages/widgets/src/A.tsx',
      `import { x } from '@oshimado/domain/src/limits'`,
      'does not export "./src/limits"',
      'Use one of: @oshimado/domain',
    ],
    [
      'packages/widgets/src/base/page/a.ts',
      `import { x } from '../../parts/lists'`,
      'base -> parts',
      'Move it down',
    ],
    [
      'packages/widgets/src/features/search/A.tsx',
      `export { x } from '../settings'`,
      'features/search -> features/settings',
      'into parts',
    ],
    [
      'packages/widgets/src/parts/lists/a.ts',
      `import { x } from '../../testing'`,
      'parts -> testing',
      'against the arrows',
    ],
    [
      'packages/widgets/src/a.test.tsx',
      `import { x } from '../../../tests/fixtures/world'`,
      'nothing looks at it',
      'into a package',
    ],
    [
      'packages/widgets/src/A.tsx',
      `import { x } from '../../../.storybook/preview'`,
      'nothing looks at it',
      'into a package',
    ],
    [
      'apps/api/src/a.ts',
      `import { x } from '../../../scripts/lib.mjs'`,
      'nothing looks at it',
      'into a package',
    ],
    [
      'packages/domain/src/a.ts',
      `import { readFileSync } from 'node:fs'`,
      'does not exist in a browser',
      'as an argument',
    ],
    [
      'packages/domain/src/a.ts',
      `import * as z from 'zod'`,
      'zod is for the server',
      'types of @oshimado/contract',
    ],
    [
      'packages/contract/src/client.ts',
      `import * as z from 'zod'`,
      'zod is for the server',
      'types of @oshimado/contract',
    ],
    [
      'packages/widgets/src/A.tsx',
      `import { video } from '@oshimado/contract/schemas'`,
      'bring zod into the page',
      'the client of @oshimado/contract',
    ],
    ['apps/api/src/a.ts', `import { z } from 'zod'`, 'import * as z', 'bundle'],
    ['packages/domain/src/a.ts', `import day from 'dayjs'`, 'does without dayjs', 'Intl'],
    [
      'packages/ui/src/A.tsx',
      `import clsx from 'clsx'`,
      'is not in packages/ui/package.json',
      'Declare it',
    ],
    [
      'packages/widgets/src/feed.connect.ts',
      `import { useMemo } from 'react'`,
      'tested without React',
      'labels, flags and handlers',
    ],
    ['tests/e2e/a.ts', `import x from 'no-such-package'`, 'is in no package.json', 'at the root'],
  ])('%s: %s', (path, text, what, instead) => {
    const found = imports(path, text).join('\n');
    expect(found).toContain(`${path}:1 imports`);
    expect(found).toContain(what);
    expect(found).toContain(instead);
  });

  it.each([
    ['packages/domain/src/a.ts', `import type { Video } from '@oshimado/contract'`],
    [
      'packages/domain/src/a.test.ts',
      `import * as fc from 'fast-check'; import { it } from 'vitest'`,
    ],
    ['packages/domain/src/a.test.ts', `import { calls } from '@oshimado/contract/schemas'`],
    ['packages/contract/src/types.ts', `import type * as z from 'zod'`],
    ['packages/contract/src/schemas/a.ts', `import * as z from 'zod'`],
    ['packages/contract/tsup.config.ts', `import { base } from '../../scripts/tsup.base'`],
    ['packages/machines/src/a.ts', `import { setup } from 'xstate'`],
    [
      'apps/api/src/a.ts',
      `import { calls } from '@oshimado/contract/schemas'; import fs from 'node:fs'`,
    ],
    ['packages/domain/src/a.ts', `// import x from 'react'\nconst text = "import y from 'react'"`],
  ])('%s may: %s', (path, text) => {
    expect(imports(path, text)).toEqual([]);
  });

  it('reads the same arrows from a manifest', () => {
    const manifest = { name: '@oshimado/ui', dependencies: { '@oshimado/domain': '0.1.0' } };
    expect(checkManifest('packages/ui', manifest)).toEqual([
      expect.stringContaining(
        'packages/ui/package.json declares @oshimado/domain: against the arrows',
      ),
    ]);
  });
});

/** A planted file of domain. */
const file = (name: string, text: string) => parse(`packages/domain/src/${name}`, text);

describe('circles', () => {
  it('circles are found through folders, re-exports and types', () => {
    const circle = [
      file('a.ts', `export * from './deep'`),
      file('deep/index.ts', `import type { B } from './b'`),
      file('deep/b.ts', `import { a } from '../a'`),
    ];
    expect(findCircles(circle).join()).toContain('src/a.ts -> packages/domain/src/deep/index.ts');
  });
  it('circles are not seen where two files import a third', () => {
    const fork = [
      file('a.ts', `import './b'; import './c'`),
      file('b.ts', `import './c'`),
      file('c.ts', ''),
    ];
    expect(findCircles(fork)).toEqual([]);
  });
});

describe('purity', () => {
  it.each([
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['performance.now()', 'performance.now'],
    ['Math.random()', 'Math.random'],
    ['setTimeout(run, 1)', 'setTimeout'],
    ['const wait = setInterval', 'setInterval'],
    ['fetch("/live")', 'fetch'],
    ['window.scrollTo(0, 0)', 'window'],
    ['document.title', 'document'],
    ['localStorage.getItem("x")', 'localStorage'],
    ['globalThis.localStorage', 'globalThis'],
  ])('%s is refused', (text, name) => {
    const [problem] = checked(checkPurity, `export const rule = () => { ${text} }`);
    expect(problem).toContain(`packages/ui/src/planted.tsx:1 uses ${name}. `);
  });

  it.each([
    'new Date(now)',
    'Date.parse(text)',
    'context.window',
    'const { document } = input',
    '({ location: 1 })',
    '// Date.now()',
    '"localStorage"',
    'ports.fetch(x)',
  ])('%s is fine', (text) => {
    expect(checked(checkPurity, `export const rule = (input, now) => { ${text} }`)).toEqual([]);
  });

  it('a page touched while importing is refused, a page touched later is not', () => {
    expect(checked(checkImportable, 'const width = window.innerWidth;')[0]).toContain(
      'touches window',
    );
    expect(checked(checkImportable, 'if (document.body) { run(); }')).toHaveLength(1);
    expect(checked(checkImportable, 'class A { static dark = localStorage.dark }')).toHaveLength(1);
    expect(checked(checkImportable, 'const f = () => window.innerWidth;')).toEqual([]);
    expect(checked(checkImportable, 'class A { go() { document.title } }')).toEqual([]);
    expect(checked(checkImportable, 'class A { title = document.title }')).toEqual([]);
    expect(checked(checkImportable, `const here = typeof window === 'undefined';`)).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    'const videoCard = 1',
    'const LiveStream = 1',
    'const a = "channel-name"',
    'const a = <p>Add to playlist</p>',
    'const a = `my ${b} videos`',
    'interface A { channelId: string }',
  ])('ui may not write %s', (text) => {
    expect(checked(checkWords, text)[0]).toContain('ui has no word of the product');
  });
  it.each(['const upstream = 1', 'const a = renderToReadableStream', '/* a video */ const a = 1'])(
    'ui may write %s',
    (text) => {
      expect(checked(checkWords, text)).toEqual([]);
    },
  );

  it.each([
    '<p>Hello</p>',
    '<b>配信中</b>',
    '<i title="Close" />',
    '<i aria-label={"Menu"} />',
    '<img alt={`Logo`} />',
  ])('%s is a sentence outside the locales', (text) => {
    expect(checked(checkTexts, `const a = ${text}`)[0]).toContain('packages/locales');
  });
  it.each([
    '<p>{t("hello")}</p>',
    '<b>·</b>',
    '<i title={title} />',
    '<i className="Close" />',
    '<p>{count} / 3</p>',
  ])('%s is none', (text) => {
    expect(checked(checkTexts, `const a = ${text}`)).toEqual([]);
  });

  it('index.ts only re-exports', () => {
    expect(checked(checkIndex, `'use client'; import './a.css'; export * from './a'`)).toEqual([]);
    expect(checked(checkIndex, 'export const a = 1')[0]).toContain('only re-exports');
  });
});
