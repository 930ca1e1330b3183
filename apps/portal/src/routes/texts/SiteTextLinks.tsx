/** Links to the texts that the operator gave; nothing where there are none. */
import { Link } from '@oshimado/ui/link';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { RouterLink } from '../../platform/RouterLink';
import * as css from './SiteTextLinks.css';

export function SiteTextLinks() {
  const t = useTranslate('about');
  const { texts = [] } = useSiteLinks();
  if (texts.length === 0) return null;
  return (
    <ul className={css.links}>
      {texts.map((name) => (
        <li key={name}>
          <Link href={`/about/${name}`} tone="quiet" component={RouterLink}>
            {t(`texts.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
