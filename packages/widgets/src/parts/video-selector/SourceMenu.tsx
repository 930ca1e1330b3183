/** Where the strip's channels come from: favorites, a favorite organization, or several of all. */
import { usePressedPart } from '../../base/asked-part';
import { SourceButton, type KnownSource } from './SourceButton';

const loadMenu = async () => (await import('./OpenSourceMenu')).OpenSourceMenu;

export function SourceMenu({ source }: { readonly source: KnownSource }) {
  const { Part, button } = usePressedPart(loadMenu);
  if (Part) return <Part source={source} />;
  return <SourceButton source={source} aria-haspopup="menu" {...button} />;
}
