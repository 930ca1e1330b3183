/** What a failure during the start is called, and the exit code it ends with. */
import { causesOf, diskProblem } from '../disk-problem';
import { ExitCode, StartError } from './start-error';

/** Message and exit code for a failure during the start. */
export function explainFailure(error: unknown): StartError {
  for (const cause of causesOf(error)) if (cause instanceof StartError) return cause;
  const disk = diskProblem(error);
  if (disk) return new StartError(ExitCode.disk, disk, { cause: error });
  const [first] = causesOf(error);
  const line = first ? first.message || String(first) : String(error);
  return new StartError(ExitCode.other, line, { cause: error });
}
