/** What the browser extension adds and whether it is there, and the extension of Raycast. */
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { usePageTitle } from '../../platform/page-head';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCallback, useEffect, useState } from 'react';
import * as css from '../about/about.css';
import { AboutSection } from '../about/AboutSection';

/** Whether the browser extension has marked the page as it does where it is installed. */
type ExtensionState = 'unknown' | 'absent' | 'installed' | 'installedV3';

interface ExtensionFlags {
  readonly HOLODEX_PLUS_INSTALLED?: unknown;
  readonly HOLODEX_PLUS_INSTALLED_V3?: unknown;
}

/** Reads the flags that the extension sets on the window (wire contract 3.2). */
export function extensionState(flags: ExtensionFlags): Exclude<ExtensionState, 'unknown'> {
  if (flags.HOLODEX_PLUS_INSTALLED_V3 === true) return 'installedV3';
  return flags.HOLODEX_PLUS_INSTALLED === true ? 'installed' : 'absent';
}

/** The extension sets its flags at the end of the document, maybe after the first rendering. */
const CHECK_DELAY_MS = 1_000;

function useExtension(): { readonly state: ExtensionState; readonly look: () => void } {
  const [state, setState] = useState<ExtensionState>('unknown');
  const look = useCallback(() => setState(extensionState(window as ExtensionFlags)), []);
  useEffect(() => {
    const timer = setTimeout(look, CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [look]);
  return { state, look };
}

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
  const tWidgets = useTranslate('widgets');
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
              <Link href={href} externalLabel={tWidgets('newTab')}>
                {t(`extension.${store}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AboutSection>
  );
}

const RAYCAST_STORE = 'https://www.raycast.com/uetchy/holodex';
const RAYCAST_SOURCE = 'https://github.com/raycast/extensions/tree/main/extensions/holodex';
const RAYCAST_FEATURES = ['live', 'search', 'open'] as const;

function Raycast() {
  const t = useTranslate('about');
  const tWidgets = useTranslate('widgets');
  return (
    <AboutSection id="raycast" title={t('extension.raycast.title')}>
      <p className={css.text}>{t('extension.raycast.text')}</p>
      <ul className={css.features}>
        {RAYCAST_FEATURES.map((feature) => (
          <li key={feature}>{t(`extension.raycast.${feature}`)}</li>
        ))}
      </ul>
      <ul className={css.links}>
        <li>
          <Link href={RAYCAST_STORE} externalLabel={tWidgets('newTab')}>
            {t('extension.raycast.store')}
          </Link>
        </li>
        <li>
          <Link href={RAYCAST_SOURCE} externalLabel={tWidgets('newTab')}>
            {t('links.source')}
          </Link>
        </li>
      </ul>
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
      <Raycast />
    </div>
  );
}
