/**
 * The guide of a part or widget: `<Stories>.guide.json` beside `<Stories>.stories.tsx`. What sources can say is not written in it: the
 * import, the tokens, the keys and the weight are read by `guides.ts`. A word in backticks is drawn as code.
 */
import * as z from 'zod';

const sentence = z.string().regex(/^\S[\s\S]*\S$/);
/** Names, each with what it means. */
const meanings = z.record(sentence, sentence);

export const guideSchema = z.strictObject({
  /** What it is for. */
  purpose: sentence,
  /** When to use it. */
  use: z.array(sentence).min(1),
  /** When not to, and the title of what to use instead, without its category. */
  avoid: z.array(z.strictObject({ when: sentence, instead: sentence })).min(1),
  /** What it is made of: a `data-part`, or the prop or item that fills the place. */
  anatomy: meanings.refine((names) => Object.keys(names).length > 0, 'names no part'),
  /** What it looks like when; empty for what always looks the same. */
  states: meanings,
  /** Rules for its words, each with an example; empty for what has no words. */
  content: z.array(z.strictObject({ do: sentence, dont: sentence })),
  /** Roles, focus, and what a screen reader says. */
  accessibility: z.array(sentence).min(1),
  /** Titles of what is used with it or often confused with it, without their category. */
  related: z.array(sentence),
});

export type Guide = z.infer<typeof guideSchema>;
