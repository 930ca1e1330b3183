/** Credits of a placeholder: each of the four kinds, if it has a name. */
import type { Credits, Video } from '@oshimado/contract';
import { webUrl } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { type PlaylistTranslate } from '../../parts/playlist-panel';
import { useTranslate } from '../../base/sentences';
import * as css from './PlaceholderDialog.css';

type Kind = keyof Credits;
type Credit = NonNullable<Credits[Kind]>;

interface Named {
  readonly kind: Kind;
  readonly text: string;
  readonly href: string | undefined;
}

const INVITE = 'https://discord.gg/';
const INVITE_CODE = /^[\w-]+$/;

/** Link to the Discord server: from an invite code or from a whole address. */
const inviteOf = ({ link }: Credit) =>
  link !== undefined && INVITE_CODE.test(link) ? INVITE + link : webUrl(link);

/** Prefers the user to the name, which for Discord is only the number of a server. */
function discord(credit: Credit, t: PlaylistTranslate): Named | undefined {
  const href = inviteOf(credit);
  const name = credit.user ?? href?.replace('https://', '') ?? credit.name;
  return name ? { kind: 'discord', text: t('placeholder.discord', { name }), href } : undefined;
}

function bot({ name, user, link }: Credit, t: PlaylistTranslate): Named | undefined {
  const only = name ?? user;
  if (!only) return undefined;
  const isOwned = name !== undefined && user !== undefined && user !== name;
  const text = isOwned
    ? t('placeholder.botBy', { name, user })
    : t('placeholder.bot', { name: only });
  return { kind: 'bot', text, href: webUrl(link) };
}

function named(kind: 'datasource' | 'editor', credit: Credit, t: PlaylistTranslate) {
  const name = credit.name ?? credit.user;
  if (!name) return undefined;
  return { kind, text: t(`placeholder.${kind}`, { name }), href: webUrl(credit.link) };
}

const namedIn = (credits: Credits, t: PlaylistTranslate): readonly Named[] =>
  [
    credits.discord && discord(credits.discord, t),
    credits.datasource && named('datasource', credits.datasource, t),
    credits.bot && bot(credits.bot, t),
    credits.editor && named('editor', credits.editor, t),
  ].filter((one) => one !== undefined);

/** The list of credits; nothing when there are none. */
export function PlaceholderCredits({ video }: { video: Video }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const credits = namedIn(video.credits ?? {}, t);
  if (credits.length === 0) return null;
  return (
    <section className={css.credits}>
      <h3 className={css.subheading}>{t('placeholder.credits')}</h3>
      <ul className={css.list}>
        {credits.map(({ kind, text, href }) => (
          <li key={kind}>
            {href ? (
              <Link href={href} externalLabel={tWidgets('newTab')}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
