/** What each element is tried with where all of them are. A new element does not compile before it has a row here. */
import type { EmbedTag } from '@oshimado/contract';

interface SampleIds {
  /** A stream that is running. */
  readonly live: string;
  /** A stream that is over. */
  readonly past: string;
  readonly channel: string;
  readonly playlist: string;
}

interface Sample {
  /** The part that is there once it is drawn. */
  readonly part: string;
  /** With these it asks for as much as it ever does. */
  readonly attributes: (ids: SampleIds) => Readonly<Record<string, string>>;
}

export const sampleElements: Readonly<Record<EmbedTag, Sample>> = {
  'oshi-live-feed': { part: 'feed', attributes: () => ({ max: '3', theme: 'suisei light' }) },
  'oshi-player': { part: 'player', attributes: ({ live }) => ({ video: live }) },
  'oshi-chat': { part: 'chat', attributes: ({ live }) => ({ video: live }) },
  'oshi-multiview': {
    part: 'multiview',
    attributes: ({ live, past }) => ({ videos: `${live},${past}` }),
  },
  'oshi-video': { part: 'video', attributes: ({ live }) => ({ video: live }) },
  'oshi-channel': { part: 'channel', attributes: ({ channel }) => ({ channel }) },
  'oshi-playlist': { part: 'playlist', attributes: ({ playlist }) => ({ playlist, max: '2' }) },
  'oshi-clips': { part: 'clips', attributes: () => ({ languages: 'all', max: '2' }) },
  'oshi-schedule': { part: 'schedule', attributes: () => ({ org: 'Hololive', days: '1' }) },
  'oshi-search': { part: 'search', attributes: () => ({ max: '2' }) },
  'oshi-live-badge': { part: 'badge', attributes: () => ({ org: 'Hololive' }) },
};

/** The tag of an element with these attributes, as HTML. */
export const tagHtml = (tag: EmbedTag, attributes: Readonly<Record<string, string>>): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ')}></${tag}>`;
