import { LazyElement, loadPart, type Mounted, type MountOptions } from './lazy-element';
import type { OshiPlayerEvents } from './oshi-player.events';
import type { PlayerControl } from './player-control';
import {
  playerAttributes,
  readPlayerOptions,
  type PlayerAttribute,
  type PlayerOptions,
} from './player.options';

/** A picture of 16:9 and two lines below it. */
const placeStyles = `
:host { contain: layout style; }
.place::before { block-size: calc(100cqi * 9 / 16 + 4.5rem); }
`;

/**
 * @summary The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before.
 * @tag oshi-player
 * @attr {string} video - Id of the video.
 * @attr {string} start - Where it starts: seconds, or a time like `1:02:03` or `1h2m3s`. Default: the beginning.
 * @attr {boolean} muted - Starts without sound; while it plays, turns the sound off.
 * @attr {string} api - Origin of the server. Default: the one the script came from.
 * @attr {string} lang - UI language code. Default: the visitor's.
 * @attr {string} theme - `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`.
 * @slot - Links for before the picture is there and for visitors without scripts.
 * @csspart player - The picture or player, and what is written below it.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{video: Video}>} oshi-ready - The picture is shown.
 * @fires {CustomEvent<{video: Video}>} oshi-play - Playing was asked for; canceled, nothing is loaded from the platform.
 * @fires {CustomEvent<{paused: boolean, ended: boolean, currentTime: number, duration: number}>} oshi-change - It plays, is paused, has ended, or has reached another second.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose the title or the channel; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The video could not be loaded, or cannot be played.
 */
export class OshiPlayerElement extends LazyElement<
  PlayerAttribute,
  PlayerOptions,
  OshiPlayerEvents
> {
  static readonly observedAttributes = [...playerAttributes];
  protected override readonly attributeNames = playerAttributes;
  protected override readonly readOptions = readPlayerOptions;
  #control: PlayerControl | null = null;
  /** What was asked before there was a player. */
  #early: ((control: PlayerControl) => void)[] = [];

  constructor() {
    super('player', placeStyles);
  }

  protected override async mount(
    given: MountOptions<PlayerOptions, OshiPlayerEvents>,
    failures: number,
  ): Promise<Mounted> {
    const { mountOshiPlayer } = await loadPart(
      'mount-oshi-player.js',
      failures,
      () => import('./mount-oshi-player'),
    );
    return mountOshiPlayer({
      ...given,
      onControl: (control) => {
        this.#control = control;
        if (control === null) return;
        const early = this.#early;
        this.#early = [];
        early.forEach((ask) => ask(control));
      },
    });
  }

  protected override wake(gone: AbortSignal): void {
    super.wake(gone);
    this.adoptProperties(['currentTime']);
    if (this.#early.length > 0) this.loadNow();
    gone.addEventListener('abort', () => {
      this.#early = [];
    });
  }

  #ask(ask: (control: PlayerControl) => void): void {
    if (this.#control) return ask(this.#control);
    this.#early.push(ask);
    this.loadNow();
  }

  /** Plays; loads the platform's player if a visitor has not done so. Browsers may refuse sound without a press. */
  play(): void {
    this.#ask((control) => control.play());
  }

  pause(): void {
    this.#ask((control) => control.pause());
  }

  /** Position in seconds; 0 before it was started. */
  get currentTime(): number {
    return this.#control?.getState()?.currentTime ?? 0;
  }
  set currentTime(seconds: number) {
    if (Number.isFinite(seconds)) this.#ask((control) => control.seek(Math.max(0, seconds)));
  }

  /** Length in seconds; 0 while unknown. */
  get duration(): number {
    return this.#control?.getState()?.duration ?? 0;
  }
  get paused(): boolean {
    return this.#control?.getState()?.paused ?? true;
  }
  get ended(): boolean {
    return this.#control?.getState()?.ended ?? false;
  }

  get video(): string | null {
    return this.getAttribute('video');
  }
  set video(value: string | null) {
    this.reflect('video', value);
  }
  get start(): number {
    return this.options().start;
  }
  set start(value: number | string | null) {
    this.reflect('start', value);
  }
  get muted(): boolean {
    return this.options().muted;
  }
  set muted(value: boolean) {
    this.toggleAttribute('muted', value);
  }
}
