// What a release says of its changes: changelogs, and changesets that are in no version yet.
import { readdir } from 'node:fs/promises';

/** How many changes the changelog names for a version. */
export function changesIn(changelog, version) {
  const [, rest = ''] = changelog.split(`\n## ${version}\n`);
  return (rest.split('\n## ')[0].match(/^- /gm) ?? []).length;
}

/** How many changesets of the folder no version has. */
export async function waitingChangesets(folder) {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md').length;
}
