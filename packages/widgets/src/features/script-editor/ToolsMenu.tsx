/** Tools for the whole script, and editor mode. */
import { IconButton } from '@oshimado/ui/button';
import {
  ClockIcon,
  DeleteIcon,
  MoreIcon,
  ScriptIcon,
  SyncIcon,
  VerifiedIcon,
} from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import type { EditorDialog } from './EditorDialogs';
import { useEditorState, useSendEditor } from './EditorProvider';
import { useUndoableEdit } from './use-undoable-edit';

const MANAGER_PATH = '/scriptmanager';
const RESULT_MS = 4_000;

export function ToolsMenu({ onDialog }: { readonly onDialog: (dialog: EditorDialog) => void }) {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  const send = useSendEditor();
  const edit = useUndoableEdit();
  const notify = useNotify();
  const hasLines = useEditorState(({ context }) => context.script.lines.length > 0);
  const isOverriding = useEditorState(({ context }) => context.isOverriding);
  const makeContinuous = () => {
    const undo = edit({ type: 'lines.continue' });
    notify({
      key: 'script-tool',
      tone: 'success',
      title: t('tools.continued'),
      durationMs: RESULT_MS,
      undo,
    });
  };
  return (
    <Menu trigger={<IconButton icon={MoreIcon} label={tPortal('nav.moreTools')} />}>
      <MenuItem icon={SyncIcon} disabled={!hasLines} onSelect={makeContinuous}>
        {t('tools.continue')}
      </MenuItem>
      <MenuItem icon={ClockIcon} disabled={!hasLines} onSelect={() => onDialog('shift')}>
        {t('tools.shift')}
      </MenuItem>
      <MenuItem
        icon={VerifiedIcon}
        onSelect={() => send({ type: 'mode.set', isOn: !isOverriding })}
      >
        {t(isOverriding ? 'mode.off' : 'mode.turnOn')}
      </MenuItem>
      <MenuLinkItem icon={ScriptIcon} href={MANAGER_PATH} target="_self" linkComponent={PageLink}>
        {tPortal('nav.scriptmanager')}
      </MenuLinkItem>
      <MenuSeparator />
      <MenuItem icon={DeleteIcon} disabled={!hasLines} onSelect={() => onDialog('clear')}>
        {t('tools.clear')}
      </MenuItem>
    </Menu>
  );
}
