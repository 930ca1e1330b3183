/** The keys of the editor, in a popover; those of profiles are in the panel of profiles. */
import { IconButton } from '@oshimado/ui/button';
import { KeyboardIcon } from '@oshimado/ui/icon';
import { Kbd } from '@oshimado/ui/kbd';
import { Popover } from '@oshimado/ui/popover';
import { useTranslate } from '../../base/sentences';
import * as css from './script-editor.css';

export function EditorKeys() {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  const te = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const label = te('profiles.keys.title');
  const rows = [
    { text: t('input.add'), caps: ['Enter'] },
    { text: tPortal('button.save'), caps: ['Ctrl', 'S'] },
    { text: tWidgets('undo'), caps: ['Ctrl', 'Z'] },
    { text: t('redo'), caps: ['Ctrl', 'Shift', 'Z'] },
    {
      text: `${tWidgets('playerPage.play')} / ${tWidgets('playerPage.pause')}`,
      caps: ['Ctrl', 'Space'],
    },
    { text: t('player.back'), caps: ['Ctrl', '←'] },
    { text: t('player.forward'), caps: ['Ctrl', '→'] },
  ];
  return (
    <Popover label={label} align="end" trigger={<IconButton icon={KeyboardIcon} label={label} />}>
      <dl className={css.keys}>
        {rows.map(({ text, caps }) => (
          <div key={text} className={css.keyRow}>
            <dt className={css.caps}>
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>
            <dd className={css.keyText}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('timeline.hint')}</p>
    </Popover>
  );
}
