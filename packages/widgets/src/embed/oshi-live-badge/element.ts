import { elementWith } from '../element-with';
import { isWritten } from '../lazy-element';
import type { OshiLiveBadgeEvents } from './events';
import { liveBadgeAttributes } from './options';

/** As high as a line of text and the least that is pressed, whatever is in it: links, a badge, or nothing. */
export const placeStyles = `
:host { display: inline-flex; vertical-align: middle; }
[name]::after { display: none; }
.place { display: flex; align-items: center; container-type: normal; }
.place.place::before { content: ''; block-size: 1.5em; }
.failed > .box { display: none; }
.box { padding: 0; block-size: 1.5em; min-inline-size: 1.5em; border-radius: 1em; }
`;

/**
 * @summary Whether a channel is live, with its viewers, or how many streams of an organization are: a line that leads there.
 * @tag oshi-live-badge
 * @slot - Links or text for before it is known and for visitors without scripts; they stay where it cannot be known.
 * @csspart badge - The badge.
 * @csspart dot - The dot, filled while somebody is live.
 * @csspart text - What is said: live, how many are, offline, or when the next stream starts.
 * @csspart count - How many watch.
 * @cssproperty --oshi-color-surface - and every other token of the theme contract.
 * @fires {CustomEvent<{live: boolean}>} oshi-ready - It is known for the first time whether anybody is live.
 * @fires {CustomEvent<{live: number, viewers: number}>} oshi-change - How many streams are live, or how many watch, is not what it was.
 * @fires {CustomEvent<{href: string}>} oshi-select - A visitor chose the badge; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - It could not be loaded who is live.
 */
export class OshiLiveBadgeElement extends elementWith<
  typeof liveBadgeAttributes,
  OshiLiveBadgeEvents
>(liveBadgeAttributes) {
  constructor() {
    super('badge', placeStyles, {
      file: 'mount-oshi-live-badge.js',
      mount: 'mountLiveBadge',
      isAlone: true,
    });
  }

  /** Either of them says whose badge it is. */
  protected override missing(): string {
    return isWritten(this, 'channel') || isWritten(this, 'org') ? '' : 'channel="…" or org="…"';
  }
}
