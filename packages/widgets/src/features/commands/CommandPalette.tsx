/** A search over all commands, organizations, favorites and what the server suggests. */
import { searchFold, typedWords } from '@oshimado/domain';
import { CommandList, type CommandListOption } from '@oshimado/ui/command-list';
import { Dialog } from '@oshimado/ui/dialog';
import { useState } from 'react';
import { useNavigateTo } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { activeKeysOf } from '../../parts/key-bindings/bindings';
import { useBindings } from './use-bindings';
import { useCommandName } from './use-command-name';
import { commandIds, groupOf, type CommandRuns } from '../../parts/key-bindings/commands';
import { Keys } from '../../parts/key-bindings/Keys';
import { useFoundEntities, useKnownEntities } from './use-entities';

interface CommandPaletteProps {
  readonly runs: CommandRuns;
  readonly onClose: () => void;
}

function useCommandOptions(runs: CommandRuns): readonly CommandListOption[] {
  const t = useTranslate('commands');
  const nameOf = useCommandName();
  const [bindings] = useBindings();
  return commandIds
    .filter((id) => id !== 'palette.open' && runs[id] !== undefined)
    .map((id) => {
      const keys = activeKeysOf(bindings, id);
      return {
        value: id,
        label: nameOf(id),
        hint: t(`kind.${groupOf(id)}`),
        ...(keys !== null && { end: <Keys keys={keys} /> }),
      };
    });
}

export default function CommandPalette({ runs, onClose }: CommandPaletteProps) {
  const t = useTranslate('commands');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const navigate = useNavigateTo();
  const [query, setQuery] = useState('');
  const commands = useCommandOptions(runs);
  const known = useKnownEntities();
  const { found, isBusy } = useFoundEntities(query);
  // Hundreds of names are too many to scroll through; they appear with the first letter.
  const options = typedWords(query) === '' ? commands : [...commands, ...known];
  const taken = new Set(options.map(({ value }) => value));

  const choose = ({ value }: CommandListOption) => {
    onClose();
    const id = commandIds.find((command) => command === value);
    if (id) runs[id]?.();
    else navigate(value);
  };
  return (
    <Dialog open onClose={onClose} title={t('palette.title')} closeLabel={tWidgets('close')}>
      <CommandList
        label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        options={options}
        fold={searchFold}
        found={found.filter(({ value }) => !taken.has(value))}
        busy={isBusy}
        onChoose={choose}
        onQueryChange={setQuery}
        labels={{
          empty: t('palette.empty'),
          busy: t('palette.busy'),
          count: (count) => tPortal('choices.count', { count }),
        }}
      />
    </Dialog>
  );
}
