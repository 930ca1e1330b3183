import { liveFeedAttributes } from './oshi-live-feed/options';
import { chatAttributes } from './oshi-chat/options';
import { multiviewAttributes } from './oshi-multiview/options';
import { playerAttributes } from './oshi-player/options';
import { videoAttributes } from './oshi-video/options';
import { channelAttributes } from './oshi-channel/options';
import { playlistAttributes } from './oshi-playlist/options';
import { clipsAttributes } from './oshi-clips/options';
import { scheduleAttributes } from './oshi-schedule/options';
import { searchAttributes } from './oshi-search/options';
import { liveBadgeAttributes } from './oshi-live-badge/options';
import type { Attributes } from './attributes';
import type { EmbedTag } from '@oshimado/contract';

/** The table of attributes of each element, by its tag: types and docs of all elements are made of it. */
export const elementAttributes = {
  'oshi-live-feed': liveFeedAttributes,
  'oshi-player': playerAttributes,
  'oshi-chat': chatAttributes,
  'oshi-multiview': multiviewAttributes,
  'oshi-video': videoAttributes,
  'oshi-channel': channelAttributes,
  'oshi-playlist': playlistAttributes,
  'oshi-clips': clipsAttributes,
  'oshi-schedule': scheduleAttributes,
  'oshi-search': searchAttributes,
  'oshi-live-badge': liveBadgeAttributes,
} as const satisfies Readonly<Record<EmbedTag, Attributes>>;
