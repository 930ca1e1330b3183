import type { PushRule } from '@oshimado/contract';

/** Whose streams a bell is about. */
export interface BellSubject extends Pick<PushRule, 'of' | 'id' | 'search'> {
  /** As it is shown. */
  readonly name: string;
}
