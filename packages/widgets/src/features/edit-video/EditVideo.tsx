/**
 * The page that edits a video: what it shows beside a form of its topic, songs, mentions and event. The page's element must be the parent
 * of this one: its grid is laid out by what this element says.
 */
import type { Comment, VideoFull } from '@oshimado/contract';
import { editVideoPath, watchPath } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { Tab, TabList, TabPanel } from '@oshimado/ui/tabs';
import { useId, type ReactNode } from 'react';
import { CommentList } from '../../parts/comment-list';
import { PageLink, useNavigateTo } from '../../base/context';
import { LeaveQuestion } from '../../base/leave-question';
import { EditHistory } from './history';
import { isPlainPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { SongEditor, SongHelper, useSongDraft, type SongDraft } from './songs';
import { VideoInfo } from '../../parts/video-info';
import { useViewer, WaitForActors } from '../../base/viewer';
import { editTabs, isTabOpen, type EditTab } from './edit-tabs';
import * as css from './EditVideo.css';
import { EventTab } from './EventTab';
import { GuestAlert } from './GuestAlert';
import { MentionsTab } from './MentionsTab';
import { TopicTab } from './TopicTab';

export interface EditVideoProps {
  readonly video: VideoFull;
  /** The part that is open. */
  readonly tab: EditTab;
  /** Comments with time stamps; undefined while they are loading. */
  readonly comments: readonly Comment[] | undefined;
  /** Poster; the player is drawn over it. */
  readonly poster: ReactNode;
  /** Live chat; null while the video is not live. */
  readonly chat: ReactNode;
}

function Tabs({ video, tab, panel }: Pick<EditVideoProps, 'video' | 'tab'> & { panel: string }) {
  const t = useTranslate('editVideo');
  const navigate = useNavigateTo();
  return (
    <TabList label={t('tabs.label')}>
      {editTabs
        .filter((one) => isTabOpen(one, video.type))
        .map((one) => {
          const href = editVideoPath(video.id, one);
          return (
            <Tab
              key={one}
              id={`${panel}-${one}`}
              href={href}
              selected={one === tab}
              controls={panel}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                navigate(href, { replace: true });
              }}
            >
              {t(`tabs.${one}`)}
            </Tab>
          );
        })}
    </TabList>
  );
}

interface PartProps extends Pick<EditVideoProps, 'video' | 'tab' | 'comments'> {
  readonly draft: SongDraft;
}

function Part({ video, tab, comments, draft }: PartProps) {
  if (tab === 'topic') return <TopicTab video={video} />;
  if (tab === 'event') return <EventTab video={video} />;
  return tab === 'music' ? (
    <>
      {/* Before the form that it fills, by keys and on a phone too. */}
      {comments ? <SongHelper comments={comments} video={video} draft={draft} /> : null}
      <SongEditor video={video} draft={draft} />
    </>
  ) : (
    <MentionsTab video={video} />
  );
}

/** It needs a `PlayerProvider` around it. */
export function EditVideo({ video, tab, comments, poster, chat }: EditVideoProps) {
  const t = useTranslate('editVideo');
  const tWidgets = useTranslate('widgets');
  const panel = useId();
  const draft = useSongDraft();
  // A guest gets a notice above the form. Drawn before it, the form would move down when the notice appears.
  const { isKnown } = useViewer();
  return (
    <div className={`${css.grid} ${css.contents}`} data-part="edit">
      <div className={css.player} data-part="poster">
        {poster}
      </div>
      <div className={css.form}>
        <div className={css.head}>
          <h1 className={css.title}>{t('title')}</h1>
          <ButtonLink size="small" component={PageLink} href={watchPath(video.id)}>
            {t('exit')}
          </ButtonLink>
        </div>
        {isKnown ? (
          <>
            <GuestAlert returnTo={editVideoPath(video.id, tab)} isUnsaved={draft.isUnsaved} />
            <Tabs video={video} tab={tab} panel={panel} />
            <TabPanel id={panel} labelledBy={`${panel}-${tab}`} className={css.panel}>
              <Part video={video} tab={tab} comments={comments} draft={draft} />
            </TabPanel>
            <EditHistory videoId={video.id} />
          </>
        ) : (
          <div className={css.waiting}>
            <WaitForActors>
              <Spinner label={tWidgets('menu.loading')} />
            </WaitForActors>
          </div>
        )}
        <VideoInfo video={video} headingLevel={2} />
      </div>
      <div className={css.side}>
        {chat === null ? null : <div className={css.chat}>{chat}</div>}
        {comments ? (
          <CommentList video={video} comments={comments} defaultOpen hasMoments={false} />
        ) : null}
      </div>
      <LeaveQuestion isGuarded={draft.isUnsaved} description={t('leave.text')} />
    </div>
  );
}
