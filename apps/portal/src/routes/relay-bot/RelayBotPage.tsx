/** `/relaybot`: its title and the set-up of the relay bot. */
import { RelayBot } from '@oshimado/widgets/internal/features/relay-bot';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import * as css from '../../shell/page.css';

export default function RelayBotPage() {
  const t = useTranslate('relayBot');
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.relaybot'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{tPortal('nav.relaybot')}</h1>
      <p className={css.lead}>{t('intro')}</p>
      <RelayBot address={useLocation()} />
    </div>
  );
}
