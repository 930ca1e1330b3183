/** What a handler is given and what it gives back; HTTP is not its business. */
import type { AnswerOf, CallName, CheckedQueryOf, ParamsOf } from '@oshimado/contract';
import type { Reads } from '../store';

export interface Asked<K extends CallName> {
  readonly query: CheckedQueryOf<K>;
  readonly params: ParamsOf<K>;
}

/** Answers a checked request from the store; the answer is shaped by the call's schema before it leaves. */
export type Handler<K extends CallName> = (asked: Asked<K>, reads: Reads) => Promise<AnswerOf<K>>;
