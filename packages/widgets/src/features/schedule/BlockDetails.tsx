/** What is behind a block of a week: the stream or all streams of its event, the way to it, and a reminder. Fetched when one is first opened. */
import { Button, ButtonLink } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { useContext, useRef, useState } from 'react';
import { PageLink, useWidgets } from '../../base/context';
import { isPlainPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import EventStreams from '../../parts/event-members/EventStreams';
import { ScheduleStream } from '../../parts/schedule-stream';
import { canRemind } from '../../parts/video-card/card-menu.connect';
import { useLateEntry } from '../../parts/video-card/late-entry';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import { BlockLink, type WeekBlockProps } from './BlockLink';
import { RemindedContext, useIsReminded } from './reminded';
import { ReminderMark } from './ReminderMark';
import * as css from './WeekGrid.css';

interface ActionsProps extends WeekBlockProps {
  /** Called before the dialog of reminders opens. */
  readonly onLeave: () => void;
}

/** The way to the stream, and the reminder of one that is ahead. */
function Actions({ block: { video }, members, schedule: { now }, onLeave }: ActionsProps) {
  const t = useTranslate('schedule');
  const tPush = useTranslate('push');
  const environment = useWidgets();
  const cardOf = (one: typeof video) => connectVideoCard(one, { environment, now });
  const card = cardOf(video);
  const streams = members.get(video.id) ?? [video];
  const remindedIds = useContext(RemindedContext);
  const remindable = streams.filter((one) => canRemind(one, cardOf(one).state));
  // The one with the reminder, where the block is marked for it.
  const ahead = remindable.find(({ id }) => remindedIds.has(id)) ?? remindable[0];
  const entry = useLateEntry();
  const reminder = ahead && entry;
  return (
    <div className={css.blockActions}>
      <ButtonLink
        component={PageLink}
        href={card.href}
        target={card.isExternal ? '_blank' : undefined}
        rel={card.isExternal ? 'noopener' : undefined}
      >
        {t('watch')}
      </ButtonLink>
      {reminder ? (
        <Button
          startIcon={BellIcon}
          aria-haspopup="dialog"
          onClick={() => {
            onLeave();
            reminder.open(ahead);
          }}
        >
          {tPush('remind')}
        </Button>
      ) : null}
    </div>
  );
}

/** Open from the start: it takes the place of a pressed block. Renders an `<a>`, and while it is open a dialog. */
export function BlockDetails(props: WeekBlockProps) {
  const { block, members, schedule } = props;
  const { video } = block;
  const environment = useWidgets();
  const [isOpen, setOpen] = useState(true);
  const link = useRef<HTMLAnchorElement>(null);
  const isReminded = useIsReminded(video, members);
  const { now, zone } = schedule;
  const { title } = connectVideoCard(video, { environment, now });
  const streams = members.get(video.id);
  const leave = () => {
    // The dialog gives the focus back to what has it now.
    link.current?.focus();
    setOpen(false);
  };
  return (
    <Popover
      label={title}
      open={isOpen}
      // A press with a key held opens a tab, and is no wish to look at this one: only plain ones open it.
      onOpenChange={(isWanted) => {
        if (!isWanted) setOpen(false);
      }}
      trigger={
        <BlockLink
          {...props}
          ref={link}
          type={undefined}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            setOpen(!isOpen);
          }}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not announce a list without markers */}
      <ul role="list" className={css.stackRows}>
        <ScheduleStream
          {...{ video, now, zone }}
          marks={isReminded ? <ReminderMark /> : null}
          below={streams ? <EventStreams videos={streams} /> : null}
        />
      </ul>
      <Actions {...props} onLeave={leave} />
    </Popover>
  );
}
