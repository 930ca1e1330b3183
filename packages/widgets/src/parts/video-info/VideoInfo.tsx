/** What is known about a video, below its player. */
import type { VideoFull } from '@oshimado/contract';
import { Avatar } from '@oshimado/ui/avatar';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { ExternalIcon, Icon, WarningIcon, YouTubeMark } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useMemo, type ReactNode } from 'react';
import { ChannelActions, ChannelInfo } from '../channel-card';
import { channelLinksOf } from '../channel-card/channel-links';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { FoldedText } from '../timed-text';
import { textLanguage } from '../video-card/text-language';
import { useFavoriteHeart } from '../../base/viewer';
import { InfoLine } from './InfoLine';
import { Mentions } from './Mentions';
import { MissingNotice } from './MissingNotice';
import { ShareButton } from './ShareButton';
import { connectVideoInfo, type VideoInfoApi } from './video-info.connect';
import * as css from './VideoInfo.css';

export interface VideoInfoProps extends StyleProps {
  readonly video: VideoFull;
  /** Level of the heading with the title. Default 1. */
  readonly headingLevel?: 1 | 2;
  /** More buttons, drawn before the others: "Edit video", "Like on YouTube". Default none. */
  readonly actions?: ReactNode;
}

interface PartProps {
  readonly video: VideoFull;
  readonly info: VideoInfoApi;
}

function Destination({ info: { destination } }: Pick<PartProps, 'info'>) {
  const t = useTranslate('watch');
  const { t: tWidgets } = useWidgets();
  if (!destination) return null;
  const { kind, href } = destination;
  return (
    <ButtonLink size="small" href={href} target="_blank" rel="noopener">
      <Icon icon={kind === 'onYoutube' ? YouTubeMark : ExternalIcon} size="small" />
      {t(kind)}
      <VisuallyHidden> ({tWidgets('newTab')})</VisuallyHidden>
    </ButtonLink>
  );
}

function Actions({ video, info, actions }: PartProps & Pick<VideoInfoProps, 'actions'>) {
  const { t, cardActions } = useWidgets();
  const onReport = cardActions?.menu.onReport;
  return (
    <div className={css.actions}>
      {actions}
      <ShareButton id={video.id} title={info.title} />
      <Destination info={info} />
      {onReport ? (
        <Button size="small" startIcon={WarningIcon} onClick={() => onReport(video)}>
          {t('menu.report')}
        </Button>
      ) : null}
    </div>
  );
}

/** The picture leads to the channel as its name does, and is no second stop for the keyboard. */
function Channel({ video: { channel }, info }: PartProps) {
  const { LinkComponent: Link = 'a' } = useWidgets();
  const heart = useFavoriteHeart(channel);
  return (
    <div className={css.channel}>
      <Link className={css.photo} href={info.channel.href} tabIndex={-1} aria-hidden="true">
        <Avatar src={info.photo} size={80} />
      </Link>
      <div className={css.channelBody}>
        <ChannelInfo channel={channel} links={channelLinksOf(channel.type)} headingLevel={2} />
        <ChannelActions channel={channel} heart={heart} />
      </div>
    </div>
  );
}

function Description({ video }: Pick<PartProps, 'video'>) {
  const t = useTranslate('watch');
  const { language } = useWidgets();
  const { id, duration } = video;
  const subject = useMemo(() => ({ id, duration }), [id, duration]);
  const text = video.description.trim();
  if (text === '') return null;
  return (
    <section aria-label={t('description')}>
      {/* Another video begins folded. */}
      <FoldedText
        key={id}
        className={css.description}
        text={text}
        video={subject}
        lang={textLanguage(text, language)}
        lines={4}
        labels={{ more: t('info.showMore'), less: t('info.showLess') }}
      />
    </section>
  );
}

/** Follows its video: status, viewers and start change in place. Renders a `<section>` with a heading. */
export function VideoInfo({ video, headingLevel = 1, actions, className, style }: VideoInfoProps) {
  const environment = useWidgets();
  const info = connectVideoInfo(video, { environment, now: useNow() });
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(css.info, className)} style={style} data-state={info.state}>
      <Heading className={css.title} dir="auto" lang={info.titleLang} translate="no">
        {info.title}
      </Heading>
      <div className={css.facts}>
        <InfoLine info={info} videoId={video.id} />
        <Actions video={video} info={info} actions={actions} />
      </div>
      {video.status === 'missing' ? <MissingNotice video={video} /> : null}
      <Channel video={video} info={info} />
      <Mentions key={video.id} mentions={video.mentions} />
      <Description video={video} />
    </section>
  );
}
