/** The bar: ways out, settings, and what is shown. */
import { roomOfLink } from '@oshimado/domain';
import { selectChats, selectSettings } from '@oshimado/machines/tl-client';
import { Button, ButtonLink } from '@oshimado/ui/button';
import {
  ChatIcon,
  ClearIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  Icon,
  ScriptIcon,
  SettingsIcon,
} from '@oshimado/ui/icon';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { addressLink } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';
import { useCloseChats } from './use-close-chats';

export interface TlBarProps {
  readonly isVideoShown: boolean;
  readonly onVideoToggle: () => void;
  readonly onAddChat: () => void;
}

const SCRIPT_EDITOR = '/scripteditor';

function ScriptEditorLink() {
  const tWidgets = useTranslate('widgets');
  const settings = useTlState(selectSettings);
  if (!settings || !roomOfLink(settings.link)) return null;
  const query = new URLSearchParams({ video: addressLink(settings.link), tl: settings.lang });
  return (
    <ButtonLink
      size="small"
      variant="plain"
      component={PageLink}
      aria-label={tWidgets('menu.scriptEditor')}
      href={`${SCRIPT_EDITOR}?${query.toString()}`}
    >
      <Icon icon={ScriptIcon} size="small" />
      <span className={css.word}>{tWidgets('menu.scriptEditor')}</span>
    </ButtonLink>
  );
}

/** The word of a button is hidden where there is no room; its name stays. */
export function TlBar({ isVideoShown, onVideoToggle, onAddChat }: TlBarProps) {
  const t = useTranslate('tlClient');
  const tPortal = useTranslate();
  const send = useSendTl();
  const hasRoom = useTlState((snapshot) => selectSettings(snapshot) !== null);
  const hasChats = useTlState((snapshot) => selectChats(snapshot).length > 0);
  const { closeAll } = useCloseChats();
  const video = t(isVideoShown ? 'bar.hideVideo' : 'bar.showVideo');
  return (
    <header className={css.bar}>
      <h1 className={css.title}>{tPortal('nav.tlclient')}</h1>
      <div role="group" aria-label={t('bar.label')} className={css.tools}>
        <ButtonLink
          size="small"
          variant="plain"
          component={PageLink}
          href="/"
          aria-label={tPortal('nav.home')}
        >
          <Icon icon={HomeIcon} size="small" />
          <span className={css.word}>{tPortal('nav.home')}</span>
        </ButtonLink>
        <Button
          size="small"
          variant="plain"
          startIcon={SettingsIcon}
          aria-label={t('settings.title')}
          onClick={() => send({ type: 'settings.open' })}
        >
          <span className={css.word}>{t('settings.title')}</span>
        </Button>
        <ScriptEditorLink />
        {hasRoom ? (
          <Button
            size="small"
            variant="plain"
            startIcon={isVideoShown ? EyeOffIcon : EyeIcon}
            aria-label={video}
            onClick={onVideoToggle}
          >
            <span className={css.word}>{video}</span>
          </Button>
        ) : null}
        <Button
          size="small"
          variant="plain"
          startIcon={ChatIcon}
          aria-label={t('chats.addTitle')}
          onClick={onAddChat}
        >
          <span className={css.word}>{t('chats.addTitle')}</span>
        </Button>
        {hasChats ? (
          <Button
            size="small"
            variant="plain"
            startIcon={ClearIcon}
            aria-label={t('bar.closeChats')}
            onClick={closeAll}
          >
            <span className={css.word}>{t('bar.closeChats')}</span>
          </Button>
        ) : null}
      </div>
    </header>
  );
}
