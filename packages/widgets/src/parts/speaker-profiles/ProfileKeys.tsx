/** The keys of the field, in a popover. */
import { IconButton } from '@oshimado/ui/button';
import { KeyboardIcon } from '@oshimado/ui/icon';
import { Kbd } from '@oshimado/ui/kbd';
import { Popover } from '@oshimado/ui/popover';
import { useTranslate } from '../../base/sentences';
import * as css from './speaker-profiles.css';

const KEYS = [
  { id: 'enter', caps: ['Enter'] },
  { id: 'previous', caps: ['↑'] },
  { id: 'next', caps: ['↓'] },
  { id: 'speakers', caps: ['Alt', '↓'] },
  { id: 'default', caps: ['Alt', '↑'] },
  { id: 'jump', caps: ['Ctrl', '0–9'] },
] as const;

export function ProfileKeys() {
  const t = useTranslate('editing');
  const label = t('profiles.keys.title');
  return (
    <Popover label={label} align="end" trigger={<IconButton icon={KeyboardIcon} label={label} />}>
      <dl className={css.keys}>
        {KEYS.map(({ id, caps }) => (
          <div key={id} className={css.keyRow}>
            <dt className={css.caps}>
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>
            <dd className={css.keyText}>{t(`profiles.keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
