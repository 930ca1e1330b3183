/** The picture of a channel: a face before its colour. Clients cut it round. */
import { lookOfChannel } from './look';
import { gradientOf } from './palette';
import { drawPerson } from './person';
import { escapeXml } from './text';

export interface PhotoOptions {
  readonly id: string;
  /** Alternative text. Default: none. */
  readonly name?: string;
}

export function drawPhoto({ id, name }: PhotoOptions): string {
  const look = lookOfChannel(id);
  const behind = gradientOf(look.hue + look.style, false)[0];
  const title = name === undefined ? '' : `<title>${escapeXml(name)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${title}<path fill="${behind}" d="M0 0h100v100H0z"/>${drawPerson(look, 0)}</svg>`;
}
