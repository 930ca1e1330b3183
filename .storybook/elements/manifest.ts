/** What the last build of the elements says about them: their Custom Elements Manifest. */
import type { EmbedTag } from '@oshimado/contract';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';

/** No build, no manifest. */
const manifests = import.meta.glob<Package>(
  '../../packages/widgets/dist/embed/v1/custom-elements.json',
  { eager: true, import: 'default' },
);

/** An element in words; undefined until there was a build. */
export function declarationOf(tag: EmbedTag): CustomElementDeclaration | undefined {
  const declarations = Object.values(manifests).flatMap(({ modules }) =>
    modules.flatMap((one) => ('declarations' in one ? (one.declarations ?? []) : [])),
  );
  return declarations.find(
    (one): one is CustomElementDeclaration => 'tagName' in one && one.tagName === tag,
  );
}
