import { elementWith } from '../element-with';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadDrawing } from '../load-drawing';
import type * as Mounting from './mount';
import { placeLines } from '../place-lines';
import type { OshiPlayerEvents } from './events';
import type { PlayerControl } from './player-control';
import { playerAttributes, type PlayerOptions } from './options';
import { WIDE_PX } from './wide';

/** A picture of 16:9 and the lines below it, as EmbedPlayer.css.ts keeps them: two of the title, and of the facts as many as fit its width. */
const heightWith = (facts: string) =>
  `.place::before { block-size: calc(100cqi * 9 / 16 + 1.125em + max(var(--target), 2 * var(--line)) + ${facts}); }`;
const placeStyles = `${placeLines}
:host { contain: layout style; }
${heightWith('var(--target) + var(--line)')}
@container (min-width: ${WIDE_PX}px) { ${heightWith('var(--target)')} }
`;

/**
 * @summary The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before.
 * @tag oshi-player
 * @slot - Links for before the picture is there and for visitors without scripts.
 * @slot header - Content above the element’s own.
 * @slot footer - Content below the element’s own.
 * @slot error - Replaces the message that loading has failed.
 * @csspart player - The picture or player, and what is written below it.
 * @csspart box - The picture or the player.
 * @csspart poster - What is pressed to play.
 * @csspart picture - The picture of the video.
 * @csspart play - The sign on the picture.
 * @csspart caption - What is written below.
 * @csspart title - The title of the video.
 * @csspart facts - The line below the title.
 * @csspart state - “Live”, where it is.
 * @csspart time - A time or a length.
 * @csspart link - Each link.
 * @csspart button - Each button.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{video: Video}>} oshi-ready - The picture is shown.
 * @fires {CustomEvent<{video: Video}>} oshi-play - Playing was asked for; canceled, nothing is loaded from the platform.
 * @fires {CustomEvent<{paused: boolean, ended: boolean, currentTime: number, duration: number}>} oshi-change - It plays, is paused, has ended, or has reached another second.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose the title or the channel; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The video could not be loaded, or cannot be played.
 */
export class OshiPlayerElement extends elementWith<typeof playerAttributes, OshiPlayerEvents>(
  playerAttributes,
) {
  #control: PlayerControl | null = null;
  /** Commands from before there was a player: the last seek, and the last play or pause. */
  readonly #early = new Map<'seek' | 'playback', (control: PlayerControl) => void>();

  constructor() {
    super('player', placeStyles, { file: 'mount-oshi-player.js', mount: 'mountOshiPlayer' });
  }

  protected override async mount(
    given: MountOptions<PlayerOptions, OshiPlayerEvents>,
    isAgain: boolean,
  ): Promise<Mounted> {
    const { mountOshiPlayer } = await loadDrawing<typeof Mounting>(
      this.drawing.file,
      isAgain,
      isAgain,
    );
    return mountOshiPlayer({
      ...given,
      onControl: (control) => {
        this.#control = control;
        if (control === null) return;
        const early = [...this.#early.values()];
        this.#early.clear();
        early.forEach((ask) => ask(control));
      },
    });
  }

  protected override wake(gone: AbortSignal): void {
    super.wake(gone);
    this.adoptProperties(['currentTime']);
    if (this.#early.size > 0) this.loadNow();
    gone.addEventListener('abort', () => {
      this.#early.clear();
    });
  }

  #ask(kind: 'seek' | 'playback', ask: (control: PlayerControl) => void): void {
    if (this.#control) return ask(this.#control);
    this.#early.set(kind, ask);
    this.loadNow();
  }

  /** Plays; loads the platform's player if a visitor has not done so. Browsers may refuse sound without a press. */
  play(): void {
    this.#ask('playback', (control) => control.play());
  }

  /** Pauses; does nothing before it was started. */
  pause(): void {
    this.#ask('playback', (control) => control.pause());
  }

  /** Position in seconds; 0 before it was started. */
  get currentTime(): number {
    return this.#control?.getState()?.currentTime ?? 0;
  }
  set currentTime(seconds: number) {
    if (Number.isFinite(seconds))
      this.#ask('seek', (control) => control.seek(Math.max(0, seconds)));
  }

  /** Length in seconds; 0 while unknown. */
  get duration(): number {
    return this.#control?.getState()?.duration ?? 0;
  }
  /** Whether it is not playing; true before it was started. */
  get paused(): boolean {
    return this.#control?.getState()?.paused ?? true;
  }
  /** Whether it has reached its end. */
  get ended(): boolean {
    return this.#control?.getState()?.ended ?? false;
  }
}
