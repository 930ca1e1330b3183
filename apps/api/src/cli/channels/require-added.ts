import type { addToList, AddedList } from '../../sources/channel-list/add-to-list';
import type { ListProblem } from '../../sources/channel-list/channel-list';
import { CommandError } from '../context';

const problemsOf = (path: string, problems: readonly ListProblem[]) =>
  problems.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n');

/** Throws a CommandError that names what is wrong with the list, by line. */
export function requireAdded(path: string, result: ReturnType<typeof addToList>): AddedList {
  if ('problems' in result) throw new CommandError(problemsOf(path, result.problems));
  return result;
}
