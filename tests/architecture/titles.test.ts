/** A `title` must add to the accessible name of its element; each exception is listed with its reason. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk, type Source } from './source';

const ours = readSources().filter(
  ({ role, path }) =>
    role === 'source' && /^(packages\/(widgets|ui)|apps\/portal)\/.*\.tsx$/.test(path),
);

/** Elements and links; a `title` of other components is a heading. */
const isElement = (tag: string) => /^[a-z]/.test(tag) || /(Button|ButtonLink|Link)$/.test(tag);

const CUT = 'cut off at its edge; of an element without a role, whose title is not read';

/** What repeats its text, and why. */
const REPEATS: Readonly<Record<string, string>> = {
  'packages/widgets/src/features/favorites-list/DrawerGroups.tsx <span title={name}>': CUT,
  'packages/widgets/src/features/favorites-list/FavoriteLine.tsx <span title={name}>': CUT,
  'packages/widgets/src/features/multiview/media/MediaControls.tsx <span title={plainTitle(video.title)}>':
    CUT,
  'packages/widgets/src/parts/playlist-panel/PlaylistName.tsx <span title={name}>': CUT,
  'packages/widgets/src/features/search/SearchHeading.tsx <span title={title}>': CUT,
};

function attribute({ attributes }: ts.JsxOpeningLikeElement, name: string) {
  const found = attributes.properties.find((one) => one.name?.getText() === name);
  return found && ts.isJsxAttribute(found) ? found.initializer : undefined;
}

/** The code of a value, without its braces. */
const codeOf = (value: ts.Node | undefined) => value?.getText().replace(/^\{\s*|\s*\}$/g, '');

/** The elements of a file whose title is also their label or all of their text. */
function repeatsIn({ path, tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    const tag = node.tagName.getText(tree);
    const title = codeOf(attribute(node, 'title'));
    if (title === undefined || !isElement(tag)) return;
    const children = ts.isJsxElement(node.parent) ? node.parent.children : [];
    const texts = children.map(codeOf);
    if (title === codeOf(attribute(node, 'aria-label')) || texts.includes(title))
      found.push(`${path} <${tag} title={${title}}>`);
  });
  return found;
}

it('no title repeats a name, but where it is the only one to show it', () => {
  expect(ours.flatMap(repeatsIn).toSorted()).toEqual(Object.keys(REPEATS).toSorted());
});
