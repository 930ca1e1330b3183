import { Dialog } from '@oshimado/ui/dialog';
import { askedPart } from '../../base/asked-part/asked-part';
import { useTranslate } from '../../base/sentences';
import * as css from './live-translations.css';
import type { PanelWindowsProps } from './panel-parts';

const SettingsDialog = askedPart(() => import('./SettingsDialog'));
const AuthorDialog = askedPart(() => import('./AuthorDialog'));

/** What is open above a panel. */
export function PanelWindows({
  title,
  isExpanded,
  content,
  settings,
  author,
  onShrink,
  onSettingsClose,
  onAuthorClose,
}: PanelWindowsProps) {
  const tWidgets = useTranslate('widgets');
  return (
    <>
      <Dialog
        open={isExpanded}
        onClose={onShrink}
        size="large"
        className={css.wide}
        title={title}
        closeLabel={tWidgets('close')}
      >
        <div className={css.large}>{isExpanded ? content : null}</div>
      </Dialog>
      {settings ? <SettingsDialog part={settings} onClose={onSettingsClose} /> : null}
      {author ? <AuthorDialog line={author} onClose={onAuthorClose} /> : null}
    </>
  );
}
