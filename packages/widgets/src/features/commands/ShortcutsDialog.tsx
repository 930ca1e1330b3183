/** All commands with their keys, which can be changed here. */
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { Switch } from '@oshimado/ui/switch';
import { useId } from 'react';
import { useTranslate } from '../../base/sentences';
import { defaultBindings } from '../../parts/key-bindings/bindings';
import { useBindings } from './use-bindings';
import { commandIds, groupOf, type CommandGroup } from '../../parts/key-bindings/commands';
import { group as groupStyle, heading, list } from './commands.css';
import { MultiviewKeys, PlayerKeys } from './FixedKeys';
import { ShortcutRow } from './ShortcutRow';

const GROUPS: readonly CommandGroup[] = ['go', 'do'];

function Group({ group }: { group: CommandGroup }) {
  const t = useTranslate('commands');
  const [bindings, change] = useBindings();
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
            <ShortcutRow key={id} id={id} bindings={bindings} onChange={change} />
          ))}
      </ul>
    </section>
  );
}

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate('commands');
  const tWidgets = useTranslate('widgets');
  const [bindings, change] = useBindings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
      closeLabel={tWidgets('close')}
      actions={
        <Button variant="plain" onClick={() => change(defaultBindings)}>
          {t('shortcuts.resetAll')}
        </Button>
      }
    >
      <Switch
        label={t('shortcuts.characterKeys')}
        checked={bindings.hasCharacterKeys}
        onChange={(event) => change({ ...bindings, hasCharacterKeys: event.currentTarget.checked })}
      />
      {GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
      <PlayerKeys bindings={bindings} />
      <MultiviewKeys bindings={bindings} />
    </Dialog>
  );
}
