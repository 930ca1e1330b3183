/** The address of the player page, as `playerFrame` of `@oshimado/domain` writes it. */
import { webUrl, type MediaCommand } from '@oshimado/domain';

export interface PlayerQuery {
  readonly title: string;
  /** Epoch ms at which a stream of the demo world began. */
  readonly begins: number;
  /** Seconds; null for a running stream. */
  readonly length: number | null;
  /** Second to start at; null if the address names none. */
  readonly start: number | null;
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** The page around it takes the keys of a player. */
  readonly passesKeys: boolean;
  /** Id of a video of the demo world; undefined for a file. */
  readonly demo: string | undefined;
  /** Address of a file; undefined for the demo world. */
  readonly file: string | undefined;
}

/** What plays on the page. */
export interface PagePlayer {
  readonly run: (command: MediaCommand) => void;
  /** Reports the state now. */
  readonly tell: () => void;
}

const TITLE_MAX = 200;

export function readPlayerQuery(search: string, now: number): PlayerQuery {
  const given = new URLSearchParams(search);
  const number = (name: string) => {
    const text = given.get(name);
    const value = Number(text);
    return text !== null && text !== '' && Number.isFinite(value) && value >= 0 ? value : null;
  };
  return {
    title: (given.get('title') ?? '').slice(0, TITLE_MAX),
    begins: number('begins') ?? now,
    length: number('length'),
    start: number('start'),
    autoplay: given.get('autoplay') === '1',
    muted: given.get('muted') === '1',
    passesKeys: given.get('keys') === '1',
    demo: given.get('demo') ?? undefined,
    file: webUrl(given.get('file') ?? undefined),
  };
}
