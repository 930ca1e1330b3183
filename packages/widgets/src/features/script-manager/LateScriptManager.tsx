/** The scripts of the viewer, whose code guests do not load. */
import { latePart, PartFailed } from '../../base/late-part';
import { GateLoading } from '../../parts/login-gate';

export const LateScriptManager = latePart(
  async () => ({ default: (await import('./ScriptManager')).ScriptManager }),
  { Loading: GateLoading, Failed: PartFailed },
);
