/** Whom a browser asks for an element on another site, and when: what its policy allows, and what its privacy text says. */
import type { EmbedElement, EmbedTag, FrameOrigins } from '@oshimado/contract';
import { PLATFORM_PICTURES } from '../pictures';

/** The directives of a Content-Security-Policy that an element needs, in the order in which they are printed. */
export const embedDirectives = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const;
/** One of them. */
export type EmbedDirective = (typeof embedDirectives)[number];

/** Frames that an element may show. */
type FrameUse = Exclude<keyof FrameOrigins, 'isDemo'>;

/**
 * What is asked for. `scripts`: the element's code and sentences. `answers`: what it shows. `changes`: translations as they come, by a
 * socket. `pictures`: thumbnails and photos. The others are frames: those of platforms, and `own` for files.
 */
export type EmbedUse = 'scripts' | 'answers' | 'changes' | 'pictures' | FrameUse;

/** An origin that is asked for something. */
export interface EmbedSource {
  readonly use: EmbedUse;
  /** As a policy names it: an origin without a slash at the end, also with a wildcard. */
  readonly origin: string;
  readonly directive: EmbedDirective;
  /** Whether it is asked only once a visitor has pressed play. */
  readonly isAfterPress: boolean;
}

/** An element, and the site that it comes from. */
export interface EmbedSourceOptions {
  readonly element: EmbedElement;
  /** Origin of the embeds, without a slash at the end. */
  readonly embeds: string;
  /** Where the frames of players come from. */
  readonly frames: FrameOrigins;
}

/** Whose frames an element shows once it is pressed. */
function frameUses(tag: EmbedTag, { isDemo }: FrameOrigins): readonly FrameUse[] {
  if (tag !== 'oshi-player' && tag !== 'oshi-multiview') return [];
  if (isDemo) return ['own'];
  const players = ['youtube', 'twitch', 'own'] as const;
  return tag === 'oshi-player' ? players : [...players, 'youtubeChat', 'twitchChat'];
}

/** Each origin that a page with this element asks, with what for, in the order of the directives. */
export function embedSources({
  element: { tag, attributes },
  embeds,
  frames,
}: EmbedSourceOptions): readonly EmbedSource[] {
  const hasChats = tag === 'oshi-multiview';
  const platforms = attributes['pictures'] === 'platform' ? PLATFORM_PICTURES : [];
  const source = (
    directive: EmbedDirective,
    use: EmbedUse,
    origin: string,
    isAfterPress = false,
  ): EmbedSource => ({ use, origin, directive, isAfterPress });
  return [
    source('script-src', 'scripts', embeds),
    source('connect-src', 'answers', embeds),
    ...(tag === 'oshi-chat' || hasChats
      ? [source('connect-src', 'changes', embeds.replace(/^http/, 'ws'), hasChats)]
      : []),
    ...[embeds, ...platforms].map((origin) => source('img-src', 'pictures', origin)),
    ...frameUses(tag, frames).map((use) =>
      source('frame-src', use, use === 'own' ? embeds : frames[use], true),
    ),
  ];
}
