import type { BoardFailure } from '@oshimado/domain';

/** Why something could not be loaded. `busy`: the server takes the call again later. */
export type EmbedFailure = BoardFailure | 'busy';

/** Why an element does not have what it asked for. `missing`: the server does not know it. */
export type AnswerFailure = EmbedFailure | 'missing';

/** Why an element has no video. `missing`: the server does not know it. */
export type VideoFailure = AnswerFailure;
