/** Pseudo-random positions from a text, the same each time. */
import { hashText } from './hash';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly size: number;
}

const share = (key: string) => hashText(key) / 4_294_967_296;

/** One in each column, so that they neither clump nor leave holes. */
export const strew = (key: string, count: number, width: number, height: number): Spot[] =>
  Array.from({ length: count }, (_, place) => ({
    x: Math.round(((place + share(`${key}x${place}`)) * width) / count),
    y: Math.round(share(`${key}y${place}`) * height),
    size: Math.round(share(`${key}s${place}`) * 100) / 100,
  }));
