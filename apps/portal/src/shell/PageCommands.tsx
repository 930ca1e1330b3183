/** The keys of all commands with what they do; code of its own, loaded after the first view. */
import { CommandKeys } from '@oshimado/widgets/commands';
import { useCommandRuns } from './use-command-runs';

export default function PageCommands() {
  return <CommandKeys runs={useCommandRuns()} />;
}
