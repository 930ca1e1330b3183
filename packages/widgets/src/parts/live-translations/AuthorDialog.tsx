import type { Chat } from '@oshimado/contract';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { BlockIcon, EyeIcon, Icon, PersonIcon, YouTubeMark } from '@oshimado/ui/icon';
import { Dialog } from '@oshimado/ui/dialog';
import { PageLink, useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from './live-translations.css';
import { useBlockAuthor } from './use-block-author';

export interface AuthorDialogProps {
  /** A line of the author. */
  readonly line: Chat;
  readonly onClose: () => void;
}

const youtubeChannel = (id: string) => `https://www.youtube.com/channel/${encodeURIComponent(id)}`;

export default function AuthorDialog({ line, onClose }: AuthorDialogProps) {
  const t = useTranslate('translations');
  const tWidgets = useTranslate('widgets');
  const { channelHref } = useWidgets();
  const { liveTlBlocked } = useSettings();
  const block = useBlockAuthor();
  const { name, channel_id: id } = line;
  const isBlocked = liveTlBlocked.includes(name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={tWidgets('close')}
      className={css.narrow}
    >
      <div className={css.buttons}>
        {id === undefined ? null : (
          <ButtonLink href={youtubeChannel(id)} target="_blank" rel="noopener">
            <Icon icon={YouTubeMark} size="small" />
            {t('author.youtube')}
          </ButtonLink>
        )}
        {id !== undefined && line.is_vtuber ? (
          <ButtonLink href={channelHref(id)} component={PageLink}>
            <Icon icon={PersonIcon} size="small" />
            {t('author.channel')}
          </ButtonLink>
        ) : null}
        <Button
          startIcon={isBlocked ? EyeIcon : BlockIcon}
          onClick={() => {
            block(name, !isBlocked);
            onClose();
          }}
        >
          {t(isBlocked ? 'author.unblock' : 'author.block')}
        </Button>
      </div>
    </Dialog>
  );
}
