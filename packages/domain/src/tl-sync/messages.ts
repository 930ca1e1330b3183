/**
 * Window messages between the TL client and the scripts that the browser extension has in chat frames. The old form is one way;
 * the new form asks and answers. A message counts as a request only if it has `body`, as an answer only if it has `response`.
 */

/** Greeting and line of the old form. */
export interface OldSyncMessage {
  readonly n: 'HolodexSync';
  /** `Initiate`, or the text to type. */
  readonly d: string;
}

/** Requests of the new form. */
export type NewSyncMessage =
  | { readonly type: 'system|tlsync_msgs#ask#ping'; readonly id: string; readonly body: object }
  | {
      readonly type: 'tlsync_msgs#ask#initiate';
      readonly id: string;
      readonly body: { readonly info?: string };
    }
  | {
      readonly type: 'tlsync_msgs#tell#sendMessage';
      readonly id: string;
      readonly body: { readonly text: string };
    };

/** A message to a chat frame, in either form. */
export type SyncMessage = OldSyncMessage | NewSyncMessage;

/** An answer of the new form. */
export type SyncAnswer =
  | { readonly type: 'ping'; readonly id: string }
  | { readonly type: 'initiate'; readonly id: string; readonly isOk: boolean };

/** "Text = `[lang] ` prefix + …": what the extension types into the chat. */
export const relayedText = (chatTag: string, message: string): string => {
  const tag = chatTag.trim();
  return tag === '' ? message : `[${tag}] ${message}`;
};

export const oldMessage = (text: string): OldSyncMessage => ({ n: 'HolodexSync', d: text });
export const oldGreeting = oldMessage('Initiate');

export const pingMessage = (id: string): NewSyncMessage => ({
  body: {},
  id,
  type: 'system|tlsync_msgs#ask#ping',
});
export const initiateMessage = (id: string): NewSyncMessage => ({
  body: {},
  id,
  type: 'tlsync_msgs#ask#initiate',
});
export const tellMessage = (id: string, text: string): NewSyncMessage => ({
  body: { text },
  id,
  type: 'tlsync_msgs#tell#sendMessage',
});

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** The answer in a message from a frame; undefined for anything else. Never throws. */
export function readSyncAnswer(data: unknown): SyncAnswer | undefined {
  const [type, id, response] = [
    fieldOf(data, 'type'),
    fieldOf(data, 'id'),
    fieldOf(data, 'response'),
  ];
  if (typeof id !== 'string' || typeof response !== 'object' || response === null) return undefined;
  if (type === 'system|tlsync_msgs#ask#ping') return { type: 'ping', id };
  if (type !== 'tlsync_msgs#ask#initiate') return undefined;
  return { type: 'initiate', id, isOk: fieldOf(response, 'state') === 'ok' };
}

/** The origin that messages for a frame are sent to, and that its answers come from; null if the address names none. */
export function frameOriginOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
