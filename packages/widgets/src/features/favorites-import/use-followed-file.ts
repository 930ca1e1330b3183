/** Reads a chosen file in the browser. */
import {
  FOLLOWED_BYTES_MAX,
  readFollowedFile,
  type FollowedFile,
  type FollowedProblem,
  type FollowedReading,
} from '@oshimado/domain';
import { useRef, useState } from 'react';
import { nextTask } from '../../base/browser/next-task';

/** Why a file is refused. `unreadable`: the browser could not open it. */
export type FileProblem = FollowedProblem | { readonly code: 'unreadable'; readonly line?: number };

export type ChosenFile =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly problem: FileProblem }
  | {
      readonly status: 'read';
      readonly name: string;
      readonly file: FollowedFile;
      /** Another one for each file that was read. */
      readonly id: string;
    };

async function readingOf(
  chosen: File,
): Promise<FollowedReading | { ok: false; problem: FileProblem }> {
  if (chosen.size > FOLLOWED_BYTES_MAX) return { ok: false, problem: { code: 'tooLarge' } };
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    // A large file takes a while; that it is being read is shown before.
    await nextTask();
    return readFollowedFile(bytes);
  } catch {
    // It was moved, or may not be opened.
    return { ok: false, problem: { code: 'unreadable' } };
  }
}

export function useFollowedFile() {
  const [state, setState] = useState<ChosenFile>({ status: 'none' });
  const count = useRef(0);
  const choose = async (chosen: File) => {
    const { name } = chosen;
    const id = (count.current += 1);
    setState({ status: 'reading', name });
    const reading = await readingOf(chosen);
    // Another one was chosen meanwhile.
    if (count.current !== id) return;
    setState(
      reading.ok
        ? { status: 'read', name, file: reading, id: crypto.randomUUID() }
        : { status: 'refused', name, problem: reading.problem },
    );
  };
  return { state, choose };
}
