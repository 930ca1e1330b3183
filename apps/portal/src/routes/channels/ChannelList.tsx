/** Channels as rows or cards, in one list or by groups. */
import type { ChannelProfile } from '@oshimado/widgets';
import { GroupSection } from './GroupSection';
import { groupChannels } from './channel-groups';
import * as css from './Channels.css';
import { ListedChannel } from './ListedChannel';

interface RowsProps {
  readonly channels: readonly ChannelProfile[];
  readonly hasCards: boolean;
  /** Names the list. */
  readonly label: string;
  /** Below the heading of a group the names are one level deeper. Default 2. */
  readonly headingLevel?: 2 | 3;
}

export const ChannelRows = ({ channels, hasCards, label, headingLevel = 2 }: RowsProps) => (
  <div className={css.box}>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role */}
    <ul role="list" aria-label={label} className={hasCards ? css.cards : css.rows}>
      {channels.map((channel) => (
        <li key={channel.id} className={hasCards ? css.cardItem : css.rowItem}>
          <ListedChannel channel={channel} hasCards={hasCards} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  </div>
);

interface ChannelListProps extends RowsProps {
  /** What they are grouped by; undefined: one list. */
  readonly groupedBy: 'group' | 'org' | undefined;
  readonly org: string;
}

export function ChannelList({ channels, hasCards, label, groupedBy, org }: ChannelListProps) {
  if (groupedBy === undefined) {
    return <ChannelRows channels={channels} hasCards={hasCards} label={label} />;
  }
  return groupChannels(channels, groupedBy, org).map((group) => (
    <GroupSection key={group.key} group={group}>
      {(title) => (
        <ChannelRows channels={group.channels} hasCards={hasCards} label={title} headingLevel={3} />
      )}
    </GroupSection>
  ));
}
