/** Explains that a viewer is not logged in to the chat of the platform where the browser blocks its cookies. */
import { IconButton } from '@oshimado/ui/button';
import { InfoIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { useTranslate } from '../../base/sentences';
import * as css from './chat-frame.css';

export interface CookiesHintProps {
  /** Open from the start, in place of a button that was pressed. Default false. */
  readonly defaultOpen?: boolean;
}

export function CookiesHint({ defaultOpen = false }: CookiesHintProps) {
  const t = useTranslate('translations');
  const label = t('chat.cookies');
  return (
    <Popover
      label={label}
      align="end"
      defaultOpen={defaultOpen}
      trigger={<IconButton className={css.tool} icon={InfoIcon} label={label} />}
    >
      <p className={css.hint}>{t('chat.cookiesHint')}</p>
    </Popover>
  );
}
