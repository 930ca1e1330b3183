/** Where to go from here; places an operator has not named are left out. */
import { Link } from '@oshimado/ui/link';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { RouterLink } from '../../platform/RouterLink';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { API_DOCS, REQUEST_PATH } from './paths';

export function QuickLinks() {
  const t = useTranslate('about');
  const tWidgets = useTranslate('widgets');
  const { source, social } = useSiteLinks();
  return (
    <AboutSection id="links" title={t('links.title')}>
      <ul className={css.links}>
        <li>
          <Link href={REQUEST_PATH} component={RouterLink}>
            {t('links.request')}
          </Link>
        </li>
        <li>
          <Link href="/extension" component={RouterLink}>
            {t('extension.title')}
          </Link>
        </li>
        <li>
          {/* A page of the server: the router does not know it. */}
          <Link href={API_DOCS} externalLabel={tWidgets('newTab')}>
            {t('links.api')}
          </Link>
        </li>
        {source === undefined ? null : (
          <li>
            <Link href={source} externalLabel={tWidgets('newTab')}>
              {t('links.source')}
            </Link>
          </li>
        )}
        {social.map(({ kind, href }) => (
          <li key={href}>
            <Link href={href} externalLabel={tWidgets('newTab')}>
              {t(`links.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </AboutSection>
  );
}
