/** Channels as rows or cards, in one list or by groups. */
import { displayName, groupChannels } from '@oshimado/domain';
import { ChannelCard, ChannelRow, type ChannelProfile } from '../../parts/channel-card';
import { useWidgets } from '../../base/context';
import { useNameProperty } from '../../base/sentences';
import { useBlockToggle } from '../../parts/blocking';
import { LateChannelGroups } from '../../parts/favorite-groups';
import { LateMuteControl } from '../../parts/favorite-mutes';
import { useFavoriteHeart } from '../../base/viewer';
import { channelLinksOf } from '../../parts/channel-card/channel-links';
import * as css from './ChannelList.css';
import { GroupSection } from './GroupSection';
import { useNearRow } from './use-near-row';
import { useSeenHeights } from './use-seen-heights';

interface ListedChannelProps {
  readonly channel: ChannelProfile;
  readonly hasCards: boolean;
  readonly headingLevel: 2 | 3;
  readonly hasGroups: boolean;
}

function ListedChannel({ channel, hasCards, headingLevel, hasGroups }: ListedChannelProps) {
  const heart = useFavoriteHeart(channel);
  const block = useBlockToggle(channel);
  const name = displayName(
    { name: channel.name, english_name: channel.english_name ?? null },
    useNameProperty(),
  );
  const Shape = hasCards ? ChannelCard : ChannelRow;
  return (
    <Shape
      channel={channel}
      links={channelLinksOf(channel.type)}
      headingLevel={headingLevel}
      heart={heart}
      block={block}
    >
      {hasGroups && heart.isOn ? (
        <>
          <LateChannelGroups channelId={channel.id} name={name} />
          <LateMuteControl channelIds={[channel.id]} name={name} />
        </>
      ) : null}
    </Shape>
  );
}

interface ListedItemProps extends ListedChannelProps {
  readonly index: number;
  /** In px, if it was drawn before. */
  readonly height: number | undefined;
}

function ListedItem({ index, height, ...props }: ListedItemProps) {
  const { channel, hasCards } = props;
  const { nameProperty } = useWidgets();
  const { isNear, ref } = useNearRow(channel.id, index);
  const { name, english_name = null } = channel;
  return (
    <li
      ref={isNear ? undefined : ref}
      className={hasCards ? css.cardItem : css.rowItem}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {isNear ? (
        <ListedChannel {...props} />
      ) : (
        // For find-in-page, which scrolls here; by then the row is drawn.
        <span className={css.far}>{displayName({ name, english_name }, nameProperty)}</span>
      )}
    </li>
  );
}

interface ChannelRowsProps {
  readonly channels: readonly ChannelProfile[];
  readonly hasCards: boolean;
  /** Accessible name of the list. */
  readonly label: string;
  /** Heading level of the names; 3 below the heading of a group. Default 2. */
  readonly headingLevel?: 2 | 3;
  /** Favorites have the choice of their groups beside them, and are muted there. Default false. */
  readonly hasGroups?: boolean;
}

export function ChannelRows({
  channels,
  hasCards,
  label,
  headingLevel = 2,
  hasGroups = false,
}: ChannelRowsProps) {
  const { ref, heightOf } = useSeenHeights(
    channels.map(({ id }) => id),
    hasCards ? 'channel cards' : 'channel rows',
  );
  return (
    <div className={css.box}>
      {/* A list without markers is no list to Safari unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={ref} role="list" aria-label={label} className={hasCards ? css.cards : css.rows}>
        {channels.map((channel, index) => (
          <ListedItem
            key={channel.id}
            index={index}
            height={heightOf(channel.id)}
            channel={channel}
            hasCards={hasCards}
            headingLevel={headingLevel}
            hasGroups={hasGroups}
          />
        ))}
      </ul>
    </div>
  );
}

interface ListedChannelsProps extends ChannelRowsProps {
  /** What to group by; undefined for a single list. */
  readonly groupedBy: 'group' | 'org' | undefined;
  /** Organization of the page; groups of other organizations have its name in their title. */
  readonly org: string;
}

export function ListedChannels({ groupedBy, org, ...list }: ListedChannelsProps) {
  if (groupedBy === undefined) return <ChannelRows {...list} />;
  return groupChannels(list.channels, groupedBy, org).map((group) => (
    <GroupSection key={group.key} group={group} hasGroups={list.hasGroups}>
      {(title) => (
        <ChannelRows {...list} channels={group.channels} label={title} headingLevel={3} />
      )}
    </GroupSection>
  ));
}
