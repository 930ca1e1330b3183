import type { MultiviewCell } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ChatIcon, PlusIcon, TranslateIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../../base/sentences';
import { CellBar } from './CellBar';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useSendMultiview } from './MultiviewProvider';
import { useCellName } from './use-cell-name';

export function EmptyCell({ cell }: { readonly cell: MultiviewCell }) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { chooseVideo } = useGridTools();
  const place = (panels: 'chat' | 'tl') => send({ type: 'chat.place', id: cell.id, panels });
  return (
    <>
      <CellBar cell={cell} name={useCellName(cell)} />
      <div className={css.body}>
        <div className={css.empty}>
          {chooseVideo ? (
            <Button
              variant="solid"
              size="small"
              startIcon={PlusIcon}
              onClick={() => chooseVideo(cell.id)}
            >
              {t('choose')}
            </Button>
          ) : null}
          <Button size="small" startIcon={ChatIcon} onClick={() => place('chat')}>
            {t('cell.chat')}
          </Button>
          <Button size="small" startIcon={TranslateIcon} onClick={() => place('tl')}>
            {t('cell.translations')}
          </Button>
        </div>
      </div>
    </>
  );
}
