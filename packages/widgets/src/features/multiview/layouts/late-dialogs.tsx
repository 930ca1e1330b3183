/** The dialogs of the toolbar. Their code is loaded when they are opened: render them only while they are open. */
import { isAsking } from '@oshimado/machines/multiview';
import { askedPart } from '../../../base/asked-part';
import { useMultiviewState, useSendMultiview } from '../grid';
import type { OverwriteDialogProps } from './OverwriteDialog';
import type { PresetDialogProps } from './PresetDialog';
import type { ReorderDialogProps } from './ReorderDialog';
import type { SaveLayoutDialogProps } from './SaveLayoutDialog';

/** All layouts, in three tabs, and the choice of the automatic ones. */
export const PresetDialog = askedPart<PresetDialogProps>(() => import('./PresetDialog'));
/** Saves the layout under a name. */
export const SaveLayoutDialog = askedPart<SaveLayoutDialogProps>(
  () => import('./SaveLayoutDialog'),
);
/** Swaps cells on a map of the layout. */
export const ReorderDialog = askedPart<ReorderDialogProps>(() => import('./ReorderDialog'));

const OverwriteDialog = askedPart<OverwriteDialogProps>(() => import('./OverwriteDialog'));

/** The question of the machine, whenever there is one. Render it once on the page. */
export function OverwriteQuestion() {
  const send = useSendMultiview();
  const isOpen = useMultiviewState(isAsking);
  return isOpen ? <OverwriteDialog onClose={() => send({ type: 'question.cancel' })} /> : null;
}
