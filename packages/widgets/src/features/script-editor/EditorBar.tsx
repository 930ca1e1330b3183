/** The bar of the editor: home, what is edited, whether it is saved, and the tools. */
import { plainTitle } from '@oshimado/domain';
import { canRedo, canUndo, selectSaving } from '@oshimado/machines/script-editor';
import { ButtonLink, IconButton } from '@oshimado/ui/button';
import {
  DownloadIcon,
  HomeIcon,
  Icon,
  RedoIcon,
  SettingsIcon,
  UndoIcon,
  UploadIcon,
} from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { PageLink } from '../../base/context';
import { useFocusAfterPress, type FocusAfterPress } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import type { EditorDialog } from './EditorDialogs';
import { useEditorState, useEditorVideo, useSendEditor } from './EditorProvider';
import { EditorKeys } from './EditorKeys';
import { SaveState } from './SaveState';
import * as css from './script-editor.css';
import { ToolsMenu } from './ToolsMenu';

interface EditorBarProps {
  readonly onDialog: (dialog: EditorDialog) => void;
  /** Whether a script is open; without one there is nothing to save. */
  readonly isOpen: boolean;
}

function Heading() {
  const tPortal = useTranslate();
  const { language } = useLanguage();
  const video = useEditorVideo();
  const link = useEditorState(({ context }) => context.target?.link);
  const title = video ? plainTitle(video.title) : (link ?? undefined);
  return (
    <h1 className={css.heading}>
      {title === undefined ? (
        tPortal('nav.scripteditor')
      ) : (
        <VisuallyHidden>{`${tPortal('nav.scripteditor')}: `}</VisuallyHidden>
      )}
      <span lang={title === undefined ? undefined : textLanguage(title, language)} translate="no">
        {title}
      </span>
    </h1>
  );
}

function UndoButtons({ note }: Pick<FocusAfterPress<HTMLElement>, 'note'>) {
  const t = useTranslate('scriptEditor');
  const tWidgets = useTranslate('widgets');
  const send = useSendEditor();
  return (
    <>
      <IconButton
        icon={UndoIcon}
        label={tWidgets('undo')}
        disabled={!useEditorState(canUndo)}
        data-step="undo"
        onClick={() => {
          note('[data-step="redo"]');
          send({ type: 'edit.undo' });
        }}
      />
      <IconButton
        icon={RedoIcon}
        label={t('redo')}
        disabled={!useEditorState(canRedo)}
        data-step="redo"
        onClick={() => {
          note('[data-step="undo"]');
          send({ type: 'edit.redo' });
        }}
      />
    </>
  );
}

export function EditorBar({ onDialog, isOpen }: EditorBarProps) {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  const isSaved = useEditorState(selectSaving) === 'saved';
  const steps = [useEditorState(canUndo), useEditorState(canRedo)];
  const { ref, note } = useFocusAfterPress<HTMLDivElement>([isSaved, ...steps].join(' '));
  return (
    <header className={css.bar} data-part="bar">
      <ButtonLink variant="plain" component={PageLink} href="/" aria-label={tPortal('nav.home')}>
        <Icon icon={HomeIcon} />
      </ButtonLink>
      <Heading />
      <div ref={ref} className={css.barTools} role="group" aria-label={t('tools.label')}>
        {isOpen ? (
          <>
            <SaveState onPress={() => note('button:not(:disabled)')} />
            <UndoButtons note={note} />
            <IconButton
              icon={UploadIcon}
              label={t('tools.import')}
              onClick={() => onDialog('import')}
            />
            <IconButton
              icon={DownloadIcon}
              label={t('tools.export')}
              onClick={() => onDialog('export')}
            />
          </>
        ) : null}
        <IconButton
          icon={SettingsIcon}
          label={tPortal('nav.settings')}
          onClick={() => onDialog('settings')}
        />
        {isOpen ? (
          <>
            <EditorKeys />
            <ToolsMenu onDialog={onDialog} />
          </>
        ) : null}
      </div>
    </header>
  );
}
