/** Channels and videos as stored on a device: what a card needs without the server. */
import { ADDRESS_MAX } from '../addresses/addresses.limits';
import { orNull, oneOf, record, required, text, whole, withDefault, type Schema } from './schema';
import { ID_MAX, NAME_MAX, TITLE_MAX } from './stored-state.limits';

/** A channel as a device keeps it. */
export interface StoredChannel {
  /** Id of the channel. */
  readonly id: string;
  /** Name in the channel's own language. */
  readonly name: string;
  /** Name in Latin letters; null if there is none. */
  readonly english_name: string | null;
  /** What kind of channel it is. */
  readonly type: 'vtuber' | 'subber' | 'external' | 'system';
  /** Name of the organization; null if there is none. */
  readonly org: string | null;
  /** Branch of the organization; null if there is none. */
  readonly suborg: string | null;
  /** Group within the organization; null if there is none. */
  readonly group: string | null;
  /** Address; empty when unknown. */
  readonly photo: string;
}

/** A video as a device keeps it. */
export interface StoredVideo {
  /** Id of the video. */
  readonly id: string;
  /** Empty when unknown. */
  readonly title: string;
  /** What kind of video it is. */
  readonly type: 'stream' | 'clip' | 'placeholder';
  /** Last known status. Default `past`. */
  readonly status: 'new' | 'upcoming' | 'live' | 'past' | 'missing';
  /** Topic id: words joined by underscores. Absent if there is no topic. */
  readonly topic_id?: string | undefined;
  /** ISO time. */
  readonly published_at: string | null;
  /** ISO time. */
  readonly available_at: string;
  /** Seconds. */
  readonly duration: number;
  /** ISO time; once live. */
  readonly start_actual?: string | undefined;
  /** Kind of a placeholder; missing for other videos. */
  readonly placeholderType?: 'scheduled-yt-stream' | 'external-stream' | 'event' | undefined;
  /** Japanese title of a placeholder. */
  readonly jp_name?: string | undefined;
  /** Address a placeholder links to. */
  readonly link?: string | undefined;
  /** A placeholder's own picture. */
  readonly thumbnail?: string | undefined;
  /** Channel of the video. */
  readonly channel: StoredChannel;
}

const none = () => null;
/** An optional field; null, which older records contain, counts as absent. */
const maybe = <T>(schema: Schema<T>) =>
  withDefault<T | undefined>(
    (value, path, problems) =>
      value === null ? { ok: true, value: undefined } : schema(value, path, problems),
    () => undefined,
  );
const empty = () => '';
const id = required(text(ID_MAX, 1));
const name = orNull(text(NAME_MAX));
const time: Schema<string> = (value, path, problems) => {
  const reading = text(ID_MAX)(value, path, problems);
  return reading.ok && Number.isNaN(Date.parse(reading.value))
    ? { ok: false, code: 'value' }
    : reading;
};
/** Default of a missing time; lists sort it last. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

export const storedChannel: Schema<StoredChannel> = record<StoredChannel>({
  id,
  name: required(text(NAME_MAX)),
  english_name: withDefault(name, none),
  type: withDefault(oneOf(['vtuber', 'subber', 'external', 'system']), () => 'vtuber'),
  org: withDefault(name, none),
  suborg: withDefault(name, none),
  group: withDefault(name, none),
  photo: withDefault(text(ADDRESS_MAX), empty),
});

/** Validates a stored video: id and channel are needed, the rest gets defaults. */
export const storedVideo: Schema<StoredVideo> = record<StoredVideo>({
  id,
  title: withDefault(text(TITLE_MAX), empty),
  type: withDefault(oneOf(['stream', 'clip', 'placeholder']), () => 'stream'),
  status: withDefault(oneOf(['new', 'upcoming', 'live', 'past', 'missing']), () => 'past'),
  topic_id: maybe(text(NAME_MAX)),
  published_at: withDefault(orNull(time), none),
  available_at: withDefault(time, () => LONG_AGO),
  duration: withDefault(whole(0, Number.MAX_SAFE_INTEGER), () => 0),
  start_actual: maybe(time),
  placeholderType: maybe(oneOf(['scheduled-yt-stream', 'external-stream', 'event'])),
  jp_name: maybe(text(TITLE_MAX)),
  link: maybe(text(ADDRESS_MAX)),
  thumbnail: maybe(text(ADDRESS_MAX)),
  channel: required(storedChannel),
});
