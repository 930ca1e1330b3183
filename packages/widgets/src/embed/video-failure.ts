import type { BoardFailure } from '@oshimado/domain';

/** Why an element has no video. `missing`: the server does not know it. */
export type VideoFailure = BoardFailure | 'missing';
