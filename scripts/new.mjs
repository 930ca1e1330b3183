// `npm run new -- widget NAME`: the folder of a new feature, complete enough to pass all checks.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, root } from './lib.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `related-videos` is `RelatedVideos`. */
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The files of a feature by their names. */
export function widgetFiles(name) {
  const Name = pascal(name);
  return {
    [`${Name}.tsx`]: `/** ${Name}: what a viewer sees and does with it, in one sentence. */
import type { StyleProps } from '@oshimado/ui/style-props';
import type { ReactNode } from 'react';
import * as css from './${Name}.css';

export interface ${Name}Props extends StyleProps {
  /** What it shows. */
  readonly children: ReactNode;
}

export function ${Name}({ children, className = '', style }: ${Name}Props) {
  return (
    <section className={\`\${css.root} \${className}\`} style={style}>
      {children}
    </section>
  );
}
`,
    [`${Name}.css.ts`]: `import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.medium });
`,
    [`${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { ${Name} } from './${Name}';

const meta = {
  title: 'Widgets/${Name}',
  component: ${Name},
  decorators: [onFeaturePage],
  args: { children: 'Ao Sora' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
    [`${Name}.guide.json`]: `{
  "purpose": "What a viewer sees and does with it, in one sentence.",
  "use": ["Where it belongs."],
  "avoid": [{ "when": "It is a list of videos.", "instead": "VideoList" }],
  "anatomy": { "children": "What it shows." },
  "states": {},
  "content": [],
  "accessibility": ["Roles, focus, and what a screen reader says."],
  "related": []
}
`,
    [`${Name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { ${Name} } from './${Name}';

it('${Name} shows what it is given', () => {
  render(
    <FeaturePage client={clientOf({})}>
      <${Name}>Ao Sora</${Name}>
    </FeaturePage>,
  );
  expect(screen.getByText('Ao Sora')).toBeDefined();
});
`,
    'index.ts': `'use client';

export { ${Name} } from './${Name}';
`,
  };
}

async function main([kind, name = '']) {
  if (kind !== 'widget' || !KEBAB.test(name))
    giveUp('write `npm run new -- widget NAME`, with a name like related-videos.');
  const folder = join('packages/widgets/src/features', name);
  if (existsSync(join(root, folder))) giveUp(`${folder} exists already.`);
  await mkdir(join(root, folder));
  const files = Object.entries(widgetFiles(name));
  await Promise.all(files.map(([file, text]) => writeFile(join(root, folder, file), text)));
  console.log(`${folder}:\n${files.map(([file]) => `  ${file}`).join('\n')}`);
  console.log(
    `Sentences go into packages/locales; a page imports it from @oshimado/widgets/internal/features/${name}.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
