import type { PushRule } from '@oshimado/contract';

/** The rule about these streams; one that asks for nothing if there is none. */
export const ruleOf = (
  rules: readonly PushRule[],
  { of, id, search }: Pick<PushRule, 'of' | 'id' | 'search'>,
): PushRule =>
  rules.find((rule) => rule.of === of && rule.id === id) ?? {
    of,
    id,
    ...(search && { search }),
    live: false,
    scheduled: false,
    moved: false,
    before: 0,
  };
