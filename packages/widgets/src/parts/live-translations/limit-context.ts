import { createContext } from 'react';
import type { useLimitSentence } from '../../base/errors/use-limit-sentence';

/** Says the wait of a refused call, where the page has the sentence: elements have few sentences, and not this one. */
export const LimitContext = createContext<ReturnType<typeof useLimitSentence> | null>(null);
