/** For tests and stories: a server that keeps the lines of one script, and a device that keeps drafts in memory. */
import { CallError, type Chat, type Client } from '@oshimado/contract';
import { isSameDraft, type DraftStore, type StoredDraft } from './script-drafts';

type Kept = Pick<Chat, 'message' | 'timestamp'> & {
  readonly id: string;
  readonly duration: number | null;
  readonly name?: string;
};

const chatOf = ({ id, name = 'Mira', message, timestamp, duration }: Kept): Chat => ({
  id,
  name,
  message,
  timestamp,
  duration,
  video_offset: 0,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
});

const refused = (status: number) => new CallError('http', 'postScriptLog', '/', status);

/** It answers 404 and 409 as the real one does. */
export function scriptServer(lines: readonly Kept[] = []) {
  let kept: readonly Chat[] = lines.map(chatOf);
  let lastId = 1_000;
  const find = (id: string | number) => kept.find((line) => line.id === String(id));
  const postScriptLog: Client['postScriptLog'] = ({ body }) => {
    for (const entry of body) {
      if (entry.type === 'Add') continue;
      const line = find(entry.data.id);
      if (!line) return Promise.reject(refused(404));
      const { known } = entry.data;
      if (known && known.message !== line.message) return Promise.reject(refused(409));
    }
    const results = body.map(({ type, data }) => {
      if (type === 'Delete') {
        kept = kept.filter(({ id }) => id !== String(data.id));
        return { type, res: { id: String(data.id) } };
      }
      const id = type === 'Add' ? String((lastId += 1)) : String(data.id);
      const { name, message } = data;
      const line = chatOf({
        id,
        name,
        message,
        timestamp: Number(data.timestamp),
        duration: data.duration == null ? null : Number(data.duration),
      });
      kept = [...kept.filter((one) => one.id !== id), line];
      return { type, ...(type === 'Add' && { tempid: data.tempid }), res: { id } };
    });
    return Promise.resolve(results);
  };
  return {
    stored: () => kept,
    /** What another device does. */
    change: (id: string, message: string) => {
      kept = kept.map((line) => (line.id === id ? { ...line, message } : line));
    },
    calls: { getChats: () => Promise.resolve([...kept]), postScriptLog } satisfies Partial<Client>,
  };
}

export function memoryDrafts(initial: readonly StoredDraft[] = []): DraftStore {
  const kept = new Map(initial.map((draft) => [draft.key, draft]));
  const held = new Set<string>();
  return {
    readAll: () => Promise.resolve([...kept.values()]),
    put: (draft) => {
      kept.set(draft.key, draft);
      return Promise.resolve();
    },
    remove: (keys) => {
      for (const key of keys) kept.delete(key);
      return Promise.resolve();
    },
    replace: (draft, by) => {
      if (!isSameDraft(kept.get(draft.key), draft)) return Promise.resolve(false);
      kept.delete(draft.key);
      if (by) kept.set(by.key, by);
      return Promise.resolve(true);
    },
    hold: (editor) => {
      held.add(editor);
      return () => void held.delete(editor);
    },
    held: () => Promise.resolve([...held]),
  };
}
