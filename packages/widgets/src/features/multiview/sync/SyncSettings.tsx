/** "Per video a number field in seconds and -0.5 / +0.5 buttons." */
import { SYNC_OFFSET_MAX_S, SYNC_OFFSET_STEP_S } from '@oshimado/domain';
import { selectOffsets } from '@oshimado/machines/multiview-sync';
import { Dialog } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useKnownVideos, useVideoName } from '../grid';
import { useTranslate } from '../../../base/sentences';
import * as css from './sync.css';
import { useSync, useSyncActor } from './WithSync';

export default function SyncSettings({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const actor = useSyncActor();
  const { videos } = useKnownVideos();
  const nameOf = useVideoName();
  const chain = useSync(({ context }) => context.chain);
  const offsets = useSync(selectOffsets);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sync.settings')}
      description={t('sync.settingsHint')}
      closeLabel={tWidgets('close')}
    >
      <ul className={css.offsets}>
        {chain.map(({ id }) => {
          const video = videos.get(id);
          return (
            <li key={id}>
              <NumberField
                label={video ? nameOf(video) : id}
                description={t('sync.offsetHint')}
                increaseLabel={t('sync.later')}
                decreaseLabel={t('sync.earlier')}
                min={-SYNC_OFFSET_MAX_S}
                max={SYNC_OFFSET_MAX_S}
                step={SYNC_OFFSET_STEP_S}
                formatValue={(count) => t('sync.seconds', { count })}
                value={offsets[id] ?? 0}
                onValueChange={(to) =>
                  actor.send({ type: 'offset.change', id, to: to ?? 0, now: Date.now() })
                }
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
