/** Links to the site's accounts elsewhere. */
import type { SocialLink } from '@oshimado/contract';
import { DiscordMark, HeartIcon, Icon, XMark, type IconType } from '@oshimado/ui/icon';
import { useLanguage } from '@oshimado/widgets/internal/base/sentences';
import * as css from './DrawerFooter.css';

const ICONS: Readonly<Record<SocialLink['kind'], IconType>> = {
  x: XMark,
  discord: DiscordMark,
  support: HeartIcon,
};

export default function SocialLinks({ social }: { readonly social: readonly SocialLink[] }) {
  const { t } = useLanguage();
  return (
    <ul className={css.list}>
      {social.map(({ kind, href }) => (
        <li key={href}>
          <a
            className={css.icon}
            href={href}
            target="_blank"
            rel="noopener"
            title={t(`nav.social.${kind}`)}
          >
            <Icon icon={ICONS[kind]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
