/** Shortcuts of all commands and their actions; a chunk that is loaded after the first view. */
import { CommandKeys } from '@oshimado/widgets/internal/features/commands';
import { useCommandRuns } from './use-command-runs';

export default function PageCommands() {
  return <CommandKeys runs={useCommandRuns()} />;
}
