/** The two steps to install the app on Apple devices, whose browsers never offer it. */
import { Dialog } from '@oshimado/ui/dialog';
import { AddToScreenIcon, Icon, ShareUpIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';
import * as css from './InstallPrompt.css';

export default function AppleSteps({ onClose }: { onClose: () => void }) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pwa.install.title')}
      description={t('pwa.install.steps')}
      closeLabel={tWidgets('close')}
    >
      <ol className={css.steps}>
        <li className={css.step}>
          <span className={css.picture}>
            <Icon icon={ShareUpIcon} />
          </span>
          {t('pwa.install.share')}
        </li>
        <li className={css.step}>
          <span className={css.picture}>
            <Icon icon={AddToScreenIcon} />
          </span>
          {t('pwa.install.add')}
        </li>
      </ol>
    </Dialog>
  );
}
