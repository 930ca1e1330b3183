/** The button of the import, loaded when the page is there: what it opens needs the browser. */
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { ImportButtonProps } from './ImportButton';

const Late = latePart(() => import('./ImportButton'));

export type FavoritesImportProps = ImportButtonProps;

/** Makes channels favorites that a viewer follows elsewhere, from a file. For viewers who are logged in. */
export const FavoritesImport = (props: FavoritesImportProps) =>
  useHydrated() ? <Late {...props} /> : null;
