/** What the browser extension adds, and whether it is there. */
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { usePageTitle } from '../../platform/page-head';
import { useSiteLinks } from '@oshimado/widgets/context';
import { useTranslate } from '@oshimado/widgets/sentences';
import * as css from '../about/about.css';
import { AboutSection } from '../about/AboutSection';
import { useExtension } from './use-extension';

const FEATURES = ['open', 'like', 'chat', 'relay'] as const;
const STORES = ['chrome', 'firefox'] as const;

function Status() {
  const t = useTranslate('about');
  const { state, look } = useExtension();
  const isThere = state === 'installed' || state === 'installedV3';
  return (
    <AboutSection id="status" title={t('extension.status')}>
      <Notice
        tone={isThere ? 'success' : 'info'}
        title={t(`extension.${state}`)}
        action={
          state === 'absent' ? (
            <Button size="small" onClick={look}>
              {t('extension.again')}
            </Button>
          ) : undefined
        }
      >
        {state === 'absent' ? t('extension.absentHint') : null}
      </Notice>
    </AboutSection>
  );
}

function Stores() {
  const t = useTranslate('about');
  const { extension } = useSiteLinks();
  const offered = STORES.flatMap((store) => {
    const href = extension[store];
    return href === undefined ? [] : [{ store, href }];
  });
  return (
    <AboutSection id="get" title={t('extension.get')}>
      {offered.length === 0 ? (
        <p className={css.text}>{t('extension.noStores')}</p>
      ) : (
        <ul className={css.links}>
          {offered.map(({ store, href }) => (
            <li key={store}>
              <Link href={href} externalLabel={t('newTab')}>
                {t(`extension.${store}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AboutSection>
  );
}

export default function Extension() {
  const t = useTranslate('about');
  usePageTitle(t('extension.title'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('extension.title')}</h1>
      <p className={css.lead}>{t('extension.lead')}</p>
      <AboutSection id="features" title={t('extension.features')}>
        <ul className={css.features}>
          {FEATURES.map((feature) => (
            <li key={feature}>{t(`extension.${feature}`)}</li>
          ))}
        </ul>
      </AboutSection>
      <Status />
      <Stores />
    </div>
  );
}
