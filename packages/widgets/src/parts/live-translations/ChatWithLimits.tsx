import { useLimitSentence } from '../../base/errors/use-limit-sentence';
import { ChatProvider as Chat, type ChatProviderProps } from './ChatProvider';
import { LimitContext } from './limit-context';

/** Gives the parts below it the chat connection of the page, and the sentence of calls that the server refuses. */
export const ChatProvider = (props: ChatProviderProps) => (
  <LimitContext value={useLimitSentence()}>
    <Chat {...props} />
  </LimitContext>
);
