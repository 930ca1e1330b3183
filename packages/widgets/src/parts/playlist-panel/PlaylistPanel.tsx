/** The active playlist with its actions: rename, save, undo, reorder, export. */
import { latinKey } from '@oshimado/domain';
import type { ActivePlaylist, playlistMachine } from '@oshimado/machines/playlist';
import { Button, ButtonLink, IconButton } from '@oshimado/ui/button';
import { Badge } from '@oshimado/ui/badge';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { RedoIcon, UndoIcon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useSelector } from '@xstate/react';
import { useState, type KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useWidgets } from '../../base/context';
import LimitSentence from '../../base/errors/LimitSentence';
import { useFocusAfterPress } from '../../base/page/use-focus-after-press';
import {
  connectPlaylistPanel,
  type PlaylistPanelApi,
  type PlaylistTranslate,
} from './playlist-panel.connect';
import { PlaylistMenu } from './PlaylistMenu';
import { PlaylistName } from './PlaylistName';
import { DiscardQuestion, PlaylistQuestions, type PlaylistQuestion } from './PlaylistQuestions';
import { PlaylistRows } from './PlaylistRows';
import * as css from './PlaylistPanel.css';

/** Props of `PlaylistPanel`. */
export interface PlaylistPanelProps extends StyleProps {
  /** The list at hand; its owner starts and stops it. */
  readonly actor: ActorRefFrom<typeof playlistMachine>;
  /** Sentences of the namespace `playlists`. */
  readonly t: PlaylistTranslate;
  /** Names it among the regions of the page. Default "Current playlist". */
  readonly label?: string;
  /** Says "Current playlist" above the name. Default true. */
  readonly hasTitle?: boolean;
  /** Page of all playlists. Default no link. */
  readonly moreHref?: string;
  /** Page of one playlist, by its id. Default no entry for it. */
  readonly pageHref?: (id: number) => string;
  /** Where a guest logs in. Default `/login`. */
  readonly loginHref?: string;
  /** Level of its heading. Default 2. */
  readonly headingLevel?: 1 | 2 | 3;
  /** The page asks itself whether unsaved changes may go. Default false. */
  readonly asksElsewhere?: boolean;
}

/** Ctrl Z is undo and Ctrl Shift Z or Ctrl Y redo, except in text fields. */
function stepOf(event: KeyboardEvent) {
  const { ctrlKey, metaKey, shiftKey, target } = event;
  if (!(ctrlKey || metaKey) || (target as Element).matches('input, textarea')) return undefined;
  const letter = latinKey(event);
  if (letter === 'z') return shiftKey ? 'edit.redo' : 'edit.undo';
  return letter === 'y' ? 'edit.redo' : undefined;
}

/** Buttons that get the focus of those that go, or cannot be pressed again, once they have done their work. */
const MENU = '[aria-haspopup="menu"]';
const UNDO = '[data-step="undo"]';
const REDO = '[data-step="redo"]';

interface PartProps {
  readonly actor: PlaylistPanelProps['actor'];
  readonly api: PlaylistPanelApi;
  readonly t: PlaylistTranslate;
  /** To be called with the selector of the button that gets the focus after this press. */
  readonly note: (selector: string) => void;
}

interface ToolsProps extends PartProps, Pick<PlaylistPanelProps, 'pageHref'> {
  readonly playlist: ActivePlaylist;
  readonly onAsk: (question: PlaylistQuestion) => void;
}

function SaveButton({ actor, api: { saveText, isModified, isBusy }, note }: PartProps) {
  if (!saveText) return null;
  const save = () => {
    note(MENU);
    actor.send({ type: 'playlist.save' });
  };
  return (
    <Button
      variant={isModified || isBusy ? 'solid' : 'soft'}
      size="small"
      busy={isBusy}
      onClick={save}
    >
      {saveText}
    </Button>
  );
}

/** The name with what can be done to the whole list; a name being written has the line for itself. */
function Tools({ actor, api, playlist, t, note, pageHref, onAsk }: ToolsProps) {
  const { t: tWidgets } = useWidgets();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className={css.tools}>
      <PlaylistName
        name={api.name}
        nameLang={api.nameLang}
        editableName={api.editableName}
        t={t}
        isEditing={isRenaming}
        onEdit={setRenaming}
        onRename={(name) => actor.send({ type: 'playlist.rename', name })}
      />
      {isRenaming ? null : (
        <span className={css.buttons}>
          <SaveButton actor={actor} api={api} t={t} note={note} />
          <IconButton
            icon={UndoIcon}
            label={tWidgets('undo')}
            disabled={!api.canUndo}
            data-step="undo"
            onClick={() => {
              note(REDO);
              actor.send({ type: 'edit.undo' });
            }}
          />
          <IconButton
            icon={RedoIcon}
            label={t('panel.redo')}
            disabled={!api.canRedo}
            data-step="redo"
            onClick={() => {
              note(UNDO);
              actor.send({ type: 'edit.redo' });
            }}
          />
          <PlaylistMenu
            actor={actor}
            api={api}
            playlist={playlist}
            t={t}
            pageHref={pageHref}
            onRename={() => setRenaming(true)}
            onAsk={onAsk}
          />
        </span>
      )}
    </div>
  );
}

function Notices({ actor, api, t, note, loginHref }: PartProps & { readonly loginHref: string }) {
  const { LinkComponent, t: tWidgets } = useWidgets();
  const retry = () => {
    note(MENU);
    actor.send({ type: 'playlist.save' });
  };
  return (
    <>
      {api.needsLogin ? (
        <Notice
          tone="warning"
          action={
            <ButtonLink size="small" href={loginHref} component={LinkComponent}>
              {t('login')}
            </ButtonLink>
          }
        >
          {t('panel.loginWarning')}
        </Notice>
      ) : null}
      {api.hasFailed ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={retry}>
              {tWidgets('retry')}
            </Button>
          }
        >
          <span>{t('panel.failed')}</span>{' '}
          {api.waitS === null ? null : <LimitSentence error={api.waitS} />}
        </Notice>
      ) : null}
      {api.isFull ? <Notice tone="warning">{t('panel.full')}</Notice> : null}
    </>
  );
}

function Title({ t, moreHref, headingLevel = 2 }: Omit<PlaylistPanelProps, 'actor'>) {
  const { LinkComponent } = useWidgets();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.head}>
      <Heading className={css.heading}>{t('panel.title')}</Heading>
      {moreHref ? (
        <Link href={moreHref} component={LinkComponent} className={css.more}>
          {t('own.all')}
        </Link>
      ) : null}
    </div>
  );
}

/** Renders a `<section>`. */
export function PlaylistPanel(props: PlaylistPanelProps) {
  const {
    actor,
    t,
    label,
    hasTitle = true,
    pageHref,
    loginHref = '/login',
    asksElsewhere = false,
    className,
    style,
  } = props;
  const { language } = useWidgets();
  const snapshot = useSelector(actor, (state) => state);
  const api = connectPlaylistPanel(snapshot, { t, language });
  const [question, setQuestion] = useState<PlaylistQuestion>(null);
  const { playlist } = snapshot.context;
  const { ref, note } = useFocusAfterPress<HTMLElement>(
    [api.saveText, api.hasFailed, api.canUndo, api.canRedo].map(Boolean).join(' '),
  );
  const parts = { actor, api, playlist, t, onAsk: setQuestion };
  const onKeyDown = (event: KeyboardEvent) => {
    const type = stepOf(event);
    if (!type) return;
    event.preventDefault();
    actor.send({ type });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- the keys belong to what is drawn inside
    <section
      ref={ref}
      className={classNames(css.panel, className)}
      style={style}
      aria-label={label ?? t('panel.title')}
      onKeyDown={onKeyDown}
    >
      {hasTitle ? <Title {...props} /> : null}
      <Tools {...parts} note={note} pageHref={pageHref} />
      <Notices actor={actor} api={api} t={t} note={note} loginHref={loginHref} />
      <p className={css.counter}>
        {api.isModified ? <Badge tone="warning">{t('panel.unsaved')}</Badge> : null}
        <Badge label={api.counter.label}>{api.counter.text}</Badge>
      </p>
      <PlaylistRows
        videos={playlist.videos}
        t={t}
        onMove={(from, to) => actor.send({ type: 'video.move', from, to })}
        onRemove={(id) => actor.send({ type: 'video.remove', id })}
      />
      {asksElsewhere ? null : <DiscardQuestion actor={actor} isAsking={api.isAsking} t={t} />}
      <PlaylistQuestions {...parts} question={question} />
    </section>
  );
}
