/** How each element is drawn as HTML: with what it draws with in a browser, and nothing that waits for a press. */
import type { EmbedTag } from '@oshimado/contract';
import type { ReactNode } from 'react';
import { readOptions, type Attributes, type OptionsOf, type Reading } from '../attributes';
import { EmbedPage } from '../EmbedPage';
import type { Drawing } from '../mount-in-shadow';
import { EmbedChannel } from '../oshi-channel/EmbedChannel';
import { channelAttributes } from '../oshi-channel/options';
import { EmbedClips } from '../oshi-clips/EmbedClips';
import { clipsAttributes } from '../oshi-clips/options';
import { placeStyles as badgePlace } from '../oshi-live-badge/element';
import { liveBadgeAttributes } from '../oshi-live-badge/options';
import { badgeStyles } from '../oshi-live-badge/styles';
import type { Words } from '../oshi-live-badge/words';
import { EmbedFeed } from '../oshi-live-feed/EmbedFeed';
import { liveFeedAttributes } from '../oshi-live-feed/options';
import { playerAttributes } from '../oshi-player/options';
import { EmbedPlaylist } from '../oshi-playlist/EmbedPlaylist';
import { playlistAttributes } from '../oshi-playlist/options';
import { EmbedSchedule } from '../oshi-schedule/EmbedSchedule';
import { scheduleAttributes } from '../oshi-schedule/options';
import { searchAttributes } from '../oshi-search/options';
import { EmbedVideo } from '../oshi-video/EmbedVideo';
import { videoAttributes } from '../oshi-video/options';
import { StaticBadge } from './StaticBadge';
import { StaticSearch, type StaticSearchProps } from './StaticSearch';

/** What a drawing needs beside its options. */
export interface Drawn
  extends Omit<Drawing<unknown>, 'options'>, Omit<StaticSearchProps, 'options'> {
  readonly words: Words;
}

export interface StaticElement {
  /** Name of the part around what is drawn. */
  readonly part: string;
  readonly attributes: Attributes;
  /** Styles of the element alone, beside those of its parts. */
  readonly styles: string;
  /** Attributes of which one is needed. Default: those that its table says. */
  readonly either?: readonly string[];
  /** Whether it does not say when it was drawn: a line in the text of a page. Default false. */
  readonly isTimeless?: boolean;
  /** Reads the attributes once; what it answers may be drawn several times. */
  readonly read: (reading: Reading) => (drawn: Drawn) => ReactNode;
}

/** Ignores events and failures: a drawing has no listeners. */
const hooks = { onPhase: () => undefined, complain: () => undefined, emit: () => true };

function element<Table extends Attributes>(
  table: Table,
  {
    render,
    ...described
  }: Omit<StaticElement, 'attributes' | 'read'> & {
    readonly render: (drawing: Drawn & { readonly options: OptionsOf<Table> }) => ReactNode;
  },
): StaticElement {
  return {
    ...described,
    attributes: table,
    read: (reading) => {
      const options = readOptions(table, reading);
      return (drawn) => render({ ...drawn, options });
    },
  };
}

/** By tag. The others show nothing before a visitor presses something, or say nothing that does not change. */
export const drawings: Readonly<Partial<Record<EmbedTag, StaticElement>>> = {
  'oshi-live-feed': element(liveFeedAttributes, {
    part: 'feed',
    styles: '',
    render: (drawing) => <EmbedFeed {...drawing} {...hooks} />,
  }),
  // What it shows before it is pressed; the press leads to the page of the video.
  'oshi-player': element(playerAttributes, {
    part: 'player',
    styles: '',
    render: (drawing) => <EmbedVideo {...drawing} {...hooks} />,
  }),
  'oshi-video': element(videoAttributes, {
    part: 'video',
    styles: '',
    render: (drawing) => <EmbedVideo {...drawing} {...hooks} />,
  }),
  'oshi-channel': element(channelAttributes, {
    part: 'channel',
    styles: '',
    render: (drawing) => <EmbedChannel {...drawing} {...hooks} />,
  }),
  'oshi-playlist': element(playlistAttributes, {
    part: 'playlist',
    styles: '',
    render: (drawing) => <EmbedPlaylist {...drawing} {...hooks} />,
  }),
  'oshi-clips': element(clipsAttributes, {
    part: 'clips',
    styles: '',
    render: (drawing) => <EmbedClips {...drawing} {...hooks} />,
  }),
  'oshi-schedule': element(scheduleAttributes, {
    part: 'schedule',
    styles: '.as-of { padding-inline: 1em; padding-block-end: 0.75em; } .box { padding: 0; }',
    render: (drawing) => <EmbedSchedule {...drawing} {...hooks} />,
  }),
  'oshi-search': element(searchAttributes, {
    part: 'search',
    styles: '',
    render: ({ action, written, text, ...drawing }) => (
      <EmbedPage {...drawing}>
        <StaticSearch {...{ action, written, text }} options={drawing.options} />
      </EmbedPage>
    ),
  }),
  'oshi-live-badge': element(liveBadgeAttributes, {
    part: 'badge',
    styles: badgePlace + badgeStyles,
    either: ['channel', 'org'],
    isTimeless: true,
    render: ({ words, ...drawing }) => (
      <EmbedPage {...drawing}>
        <StaticBadge options={drawing.options} words={words} now={drawing.drawnAt} />
      </EmbedPage>
    ),
  }),
};
