/** Takes over the lines of an MChad room: look inside, then claim all. The password lives as long as the dialog. */
import type { AnswerOf, Client } from '@oshimado/contract';
import { CHAT_WHOLE_MAX, unclaimedArchives, type RoomArchive } from '@oshimado/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { SCRIPTS, scriptVideosQuery } from '../../base/queries';
import { useSentMutation } from '../../base/toasts';
import { roomProblemOf } from './script-problem';

const PAGE = 100;

/** All scripts of the viewer, to see whether a claim whose answer was lost has arrived. */
async function allScripts(client: Client): Promise<AnswerOf<'getScripts'>> {
  const all: AnswerOf<'getScripts'> = [];
  while (all.length < CHAT_WHOLE_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known after the one before
    const page = await client.getScripts({ limit: PAGE, offset: all.length });
    all.push(...page);
    if (page.length < PAGE) break;
  }
  return all;
}

/** Claims the room and returns the archives that did not become the viewer's. */
async function claimRoom(client: Client, body: Credentials, wanted: readonly RoomArchive[]) {
  const { archives } = await client.postMigrateClaim({ body });
  const missing = unclaimedArchives(wanted, archives);
  return missing.length === 0
    ? missing
    : unclaimedArchives(wanted, archives, await allScripts(client));
}

interface Credentials {
  readonly Room: string;
  readonly Pass: string;
}

export type ArchiveState = 'open' | 'claiming' | 'claimed' | 'failed';

export interface ArchiveRow extends RoomArchive {
  /** null while it is not known. */
  readonly title: string | null;
  readonly state: ArchiveState;
}

export interface RoomImport {
  readonly room: string;
  readonly password: string;
  readonly setRoom: (room: string) => void;
  readonly setPassword: (password: string) => void;
  /** The form was sent without one of them. */
  readonly isIncomplete: boolean;
  readonly isChecking: boolean;
  readonly isClaiming: boolean;
  /** Archives of the room; undefined before it is opened. */
  readonly rows: readonly ArchiveRow[] | undefined;
  /** Why the last step failed. */
  readonly problem: ReturnType<typeof roomProblemOf> | undefined;
  /** What was thrown by it; null where it did not fail. */
  readonly error: unknown;
  readonly claimed: readonly RoomArchive[];
  readonly failed: readonly RoomArchive[];
  readonly isDone: boolean;
  readonly check: () => void;
  readonly claim: () => void;
  /** Back to the form, for another room. */
  readonly restart: () => void;
}

/** The archives with their titles, as far as the videos are known. */
function useTitles(archives: readonly RoomArchive[]) {
  const client = useClient();
  const ids = archives.slice(0, PAGE).map(({ video_id }) => video_id);
  const { data = [] } = useQuery({ ...scriptVideosQuery(client, ids), enabled: ids.length > 0 });
  return new Map(data.map(({ id, title }) => [id, title]));
}

export function useRoomImport(): RoomImport {
  const client = useClient();
  const queries = useQueryClient();
  const [room, setRoom] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const body = { Room: room.trim(), Pass: password };

  const checking = useSentMutation({
    mutationFn: (given: Credentials) => client.postMigrateCheck({ body: given }),
  });
  const wanted = checking.data?.archives ?? [];
  const titles = useTitles(wanted);
  const claiming = useSentMutation({
    mutationFn: (given: Credentials) => claimRoom(client, given, wanted),
    onSettled: () => queries.invalidateQueries({ queryKey: [SCRIPTS] }),
  });

  const failed = claiming.data ?? [];
  const isDone = claiming.isSuccess;
  const isFailed = ({ video_id }: RoomArchive) => failed.some((one) => one.video_id === video_id);
  const stateOf = (archive: RoomArchive): ArchiveState => {
    if (claiming.isPending) return 'claiming';
    if (isDone) return isFailed(archive) ? 'failed' : 'claimed';
    return claiming.isError ? 'failed' : 'open';
  };
  const error = claiming.error ?? checking.error;
  return {
    room,
    password,
    setRoom,
    setPassword,
    isIncomplete,
    isChecking: checking.isPending,
    isClaiming: claiming.isPending,
    rows:
      checking.data &&
      wanted.map((archive) => ({
        ...archive,
        title: titles.get(archive.video_id) ?? null,
        state: stateOf(archive),
      })),
    problem: error === null ? undefined : roomProblemOf(error),
    error,
    claimed: isDone ? wanted.filter((archive) => !isFailed(archive)) : [],
    failed,
    isDone,
    check: () => {
      const isWhole = body.Room !== '' && body.Pass !== '';
      setIncomplete(!isWhole);
      if (isWhole) checking.mutate(body);
    },
    claim: () => claiming.mutate(body),
    restart: () => {
      setPassword('');
      checking.reset();
      claiming.reset();
    },
  };
}
