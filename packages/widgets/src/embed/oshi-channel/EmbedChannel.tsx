/** A channel as a stranger's page gets it: who it is, and its stream that is live or comes next. */
import type { AnswerOf } from '@oshimado/contract';
import { favoritesLiveList, splitLive } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useNow } from '../../base/clock';
import { useClient, useWidgets } from '../../base/context';
import { channelQuery } from '../../base/queries';
import { connectChannel } from '../../parts/channel-card/channel-card.connect';
import { ChannelSkeleton } from '../../parts/channel-card/ChannelSkeleton';
import { useLiveBoard } from '../../parts/live-feed/use-live-board';
import { VideoCard } from '../../parts/video-card';
import { textLanguage } from '../../parts/video-card/text-language';
import { CardSkeleton } from '../../parts/video-list/CardSkeleton';
import { Answer } from '../Answer';
import { embedFailure } from '../Busy';
import '../card-parts';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { useSelect, useSelectSelf } from '../use-select';
import * as about from '../about.css';
import * as css from './EmbedChannel.css';
import type { OshiChannelEvents } from './events';
import type { ChannelOptions } from './options';

type Hooks = EmbedHooks<OshiChannelEvents>;
type AnsweredChannel = AnswerOf<'getChannel'>;

/** Texts in one line, with a dot between each two. */
const joined = (texts: readonly ReactNode[]) =>
  texts.filter(Boolean).flatMap((text, at) => (at === 0 ? [text] : [' · ', text]));

interface HeadProps extends Pick<Hooks, 'emit'> {
  readonly channel: AnsweredChannel;
}

/** Picture, name in both scripts, organization, and how much there is of it. */
function Head({ channel, emit }: HeadProps) {
  const environment = useWidgets();
  const { t, language, target } = environment;
  const { name, nameLang, href, photo, org, facts, isInactive } = connectChannel(channel, {
    environment,
  });
  const otherName = [channel.name, channel.english_name].find((one) => one && one !== name);
  const other = otherName ? (
    <span key="name" lang={textLanguage(otherName, language)} translate="no">
      {otherName}
    </span>
  ) : null;
  const place = org ? (
    <span key="org" lang={org.lang} translate="no">
      {org.text}
    </span>
  ) : null;
  const counts = facts.filter(({ kind }) => kind !== 'clips').map(({ text }) => text);
  return (
    <div className={css.head} data-part="about">
      <Avatar src={photo} size={50} />
      <div className={css.text}>
        <p className={about.name} data-part="name">
          <a
            className={about.link}
            href={href}
            lang={nameLang}
            translate="no"
            target={target}
            rel="noopener"
            onClick={useSelectSelf(emit)}
          >
            {name}
          </a>
        </p>
        <p className={about.line}>{joined([other, place])}</p>
        <p className={about.line} data-part="counts">
          {joined([isInactive ? t('channel.inactive') : null, ...counts])}
        </p>
      </div>
    </div>
  );
}

interface StreamProps extends Pick<Hooks, 'emit'> {
  readonly id: string;
}

/** The stream that is live, or the next one. Those announced for long after today, such as rooms to chat in, are none. */
function Stream({ id, emit }: StreamProps) {
  const { t } = useWidgets();
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, errorUpdatedAt } = useLiveBoard({
    client,
    queries,
    source: { channels: [id] },
  });
  const now = useNow();
  const own = favoritesLiveList(data ?? [], now).filter(({ channel }) => channel.id === id);
  const { live, upcoming } = splitLive(own, now);
  const video = live[0] ?? upcoming[0];
  const isLive = data && live.length > 0;

  useEffect(() => {
    if (isLive !== undefined) emit('oshi-change', { live: isLive });
  }, [isLive, emit]);

  useEffect(() => {
    if (error) emit('oshi-error', { code: embedFailure(error.code, error.cause) });
    // Each failure is an event of its own, also one with the same code.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the time distinguishes two failures
  }, [error, errorUpdatedAt, emit]);

  const state = isLive ? 'live' : video && 'upcoming';
  const content = () => {
    if (video)
      return (
        <VideoCard video={video} shape="list" headingLevel={2} hideChannel pictureSizes="150px" />
      );
    if (data === undefined && !error) return <CardSkeleton shape="list" />;
    return <p className={css.none}>{t(data ? 'feed.empty' : 'feed.failedOld')}</p>;
  };
  return (
    <div className={css.stream} data-part="stream" data-state={state ?? 'none'}>
      {content()}
    </div>
  );
}

const isKept = () => true;

function Channel({ id, onPhase, emit, complain }: Hooks & { readonly id: string }) {
  const { t } = useWidgets();
  const client = useClient();
  return (
    <Answer
      asked={`channel="${id}"`}
      query={channelQuery(client, id)}
      unknown={t('channel.unknown')}
      isFinal={isKept}
      {...{ onPhase, emit, complain }}
      onReady={(channel) => emit('oshi-ready', { channel })}
      loading={
        <div className={css.waiting}>
          <ChannelSkeleton />
        </div>
      }
    >
      {(channel) => (
        <div className={css.channel} data-part="channel">
          <Head channel={channel} emit={emit} />
          <Stream id={id} emit={emit} />
        </div>
      )}
    </Answer>
  );
}

export type EmbedChannelProps = Hooks & Drawing<ChannelOptions>;

export function EmbedChannel({ onPhase, emit, complain, ...drawing }: EmbedChannelProps) {
  const { api, channel } = drawing.options;
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      {/* Another channel, or the same one of another server, is another element. */}
      <Channel key={`${api} ${channel}`} id={channel} {...{ onPhase, emit, complain }} />
    </EmbedPage>
  );
}
