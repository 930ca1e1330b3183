import type { PushChoices, PushRule } from '@oshimado/contract';

/** The choices with the languages of clips, where a rule asks for clips. */
export const withClipLanguages = (
  choices: PushChoices,
  languages: readonly string[],
): PushChoices =>
  choices.rules.some(({ clips }) => clips) ? { ...choices, clip_langs: [...languages] } : choices;

/** The rule about these streams; one that asks for nothing if there is none. */
export const ruleOf = (
  rules: readonly PushRule[],
  { of, id, search }: Pick<PushRule, 'of' | 'id' | 'search'>,
): PushRule =>
  rules.find((rule) => rule.of === of && rule.id === id) ?? {
    of,
    id,
    search,
    live: false,
    scheduled: false,
    moved: false,
    before: 0,
  };
