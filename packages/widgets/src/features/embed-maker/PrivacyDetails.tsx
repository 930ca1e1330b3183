/** Whom a page with the chosen element asks, before and after a press on play, and what is kept where. */
import type { EmbedSourceOptions } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { Table } from '@oshimado/ui/table';
import { PageLink, useSiteLinks } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './below-maker.css';
import * as maker from './embed-maker.css';
import { connectPrivacy, type AskedOrigins } from './privacy.connect';

/** The chosen element, and where it comes from. */
export type PrivacyDetailsProps = EmbedSourceOptions;

interface AskedProps {
  readonly title: string;
  readonly rows: readonly AskedOrigins[];
}

const sentence = (text: string) => <div className={css.meaning}>{text}</div>;

function Asked({ title, rows }: AskedProps) {
  const t = useTranslate('elementReference');
  return (
    <Table
      caption={title}
      hideCaption
      rows={rows}
      rowKey={({ use }) => use}
      emptyText={t('privacy.never')}
      columns={[
        {
          id: 'use',
          header: t('privacy.use'),
          cell: ({ use }) => sentence(t(`privacy.uses.${use}`)),
        },
        {
          id: 'origins',
          header: t('privacy.origins'),
          cell: ({ origins }) =>
            origins.map((origin) => (
              <code key={origin} className={css.origin} translate="no">
                {origin}
              </code>
            )),
        },
      ]}
    />
  );
}

/** Texts of others: what a platform does with a visitor, only the platform can say. */
function Policies({ platforms }: Pick<ReturnType<typeof connectPrivacy>, 'platforms'>) {
  const t = useTranslate('elementReference');
  const tWidgets = useTranslate('widgets');
  const { texts = [] } = useSiteLinks();
  const hasOwn = texts.includes('privacy');
  if (platforms.length === 0 && !hasOwn) return null;
  return (
    <ul className={css.links}>
      {hasOwn ? (
        <li>
          <Link href="/about/privacy" component={PageLink}>
            {t('privacy.siteText')}
          </Link>
        </li>
      ) : null}
      {platforms.map(({ name, policy }) => (
        <li key={name}>
          <Link href={policy} externalLabel={tWidgets('newTab')}>
            {t('privacy.platformText', { name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The long text on privacy, of headings of the third level. */
export default function PrivacyDetails(options: PrivacyDetailsProps) {
  const t = useTranslate('elementReference');
  const { first, later, pictures, platforms } = connectPrivacy(options);
  const hasPlatformLater = later.some(({ use }) => use !== 'own' && use !== 'changes');
  return (
    <div className={css.sections}>
      <section className={maker.part}>
        <h3 className={css.heading}>{t('privacy.first')}</h3>
        <p className={maker.text}>{t('privacy.firstHint')}</p>
        <Asked title={t('privacy.first')} rows={first} />
        <p className={maker.text}>{t(`privacy.pictures.${pictures}`)}</p>
      </section>
      <section className={maker.part}>
        <h3 className={css.heading}>{t('privacy.later')}</h3>
        {hasPlatformLater ? <p className={maker.text}>{t('privacy.laterHint')}</p> : null}
        {later.length > 0 ? (
          <Asked title={t('privacy.later')} rows={later} />
        ) : (
          <p className={maker.text}>{t('privacy.never')}</p>
        )}
      </section>
      <section className={maker.part}>
        <h3 className={css.heading}>{t('privacy.device')}</h3>
        <p className={maker.text}>{t('privacy.deviceHint')}</p>
        {hasPlatformLater ? <p className={maker.text}>{t('privacy.devicePlatforms')}</p> : null}
      </section>
      <section className={maker.part}>
        <h3 className={css.heading}>{t('privacy.server')}</h3>
        <p className={maker.text}>{t('privacy.serverHint')}</p>
        <p className={maker.text}>{t('privacy.proxy')}</p>
        <Policies platforms={platforms} />
      </section>
    </div>
  );
}
