/** How many edits were reverted, and which were not, with the reason of each. */
import type { RevertedEdits } from '@oshimado/contract';
import { editVideoPath } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { PageLink } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';

export function RevertSummary({ outcome }: { readonly outcome: RevertedEdits }) {
  const t = useTranslate('admin');
  const { reverted, left } = outcome;
  const title = t('edits.reverted', { whole: reverted });
  if (left.length === 0) return <Notice tone="success" role="status" title={title} />;
  return (
    <Notice tone="warning" role="status" title={title}>
      <p className={css.note}>{t('edits.left', { whole: left.length })}</p>
      <ul className={css.list}>
        {left.map(({ id, target_id, why }) => (
          <li key={id}>
            {target_id === null ? null : (
              <>
                <Link href={editVideoPath(target_id)} component={PageLink}>
                  {target_id}
                </Link>{' '}
              </>
            )}
            {t(`edits.why.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
