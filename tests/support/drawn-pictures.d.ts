/** Pictures as hosts have them, drawn by a formula: with about as many bytes as thumbnails of streams. */
import { type Sharp } from 'sharp';
/** Tiles of different colours with an edge, and waves over them. */
export declare const busyPicture: (width: number, height: number) => Sharp;
export declare const plainPicture: (width: number, height: number) => Sharp;
/** No encoder can make much of it: the same in every run. */
export declare const noisyPicture: (width: number, height: number) => Sharp;
