/** All keys, to be read and to be changed. */
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { Switch } from '@oshimado/ui/switch';
import { useId } from 'react';
import { useTranslate } from '../i18n/LanguageProvider';
import { resetBindings, useBindings, writeBindings } from './bindings-store';
import { commandIds, groupOf, type CommandGroup } from './commands';
import { group as groupStyle, heading, list } from './commands.css';
import { ShortcutRow } from './ShortcutRow';

const GROUPS: readonly CommandGroup[] = ['go', 'do'];

function Group({ group }: { group: CommandGroup }) {
  const t = useTranslate('commands');
  const bindings = useBindings();
  const titleId = useId();
  return (
    <section className={groupStyle} aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        {t(`kind.${group}`)}
      </h3>
      <ul className={list}>
        {commandIds
          .filter((id) => groupOf(id) === group)
          .map((id) => (
            <ShortcutRow key={id} id={id} bindings={bindings} onChange={writeBindings} />
          ))}
      </ul>
    </section>
  );
}

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('commands');
  const bindings = useBindings();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
      closeLabel={t('close')}
      actions={
        <Button variant="plain" onClick={resetBindings}>
          {t('shortcuts.resetAll')}
        </Button>
      }
    >
      <Switch
        label={t('shortcuts.characterKeys')}
        checked={bindings.hasCharacterKeys}
        onChange={(event) =>
          writeBindings({ ...bindings, hasCharacterKeys: event.currentTarget.checked })
        }
      />
      {GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </Dialog>
  );
}
