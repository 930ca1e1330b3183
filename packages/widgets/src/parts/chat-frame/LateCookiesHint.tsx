/** The same button; the code of its popover is loaded when the pointer or the focus comes to it. */
import { IconButton } from '@oshimado/ui/button';
import { InfoIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import * as css from './chat-frame.css';

const load = async () => (await import('./CookiesHint')).CookiesHint;

export function LateCookiesHint() {
  const t = useTranslate('translations');
  const { Part, button } = usePressedPart(load);
  if (Part) return <Part defaultOpen />;
  return (
    <IconButton
      className={css.tool}
      icon={InfoIcon}
      label={t('chat.cookies')}
      aria-haspopup="dialog"
      {...button}
    />
  );
}
