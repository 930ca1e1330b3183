/** Who the link of a bot was made for, by which chat server, and until when it works. */
import { fullTime, type PlaceholderToken } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useLanguage, useTranslate } from '../../base/sentences';
import type { TokenState } from './placeholder-editor.connect';

interface ValidProps {
  readonly token: PlaceholderToken;
  /** Time until which it works. */
  readonly time: string;
}

function ValidToken({ token: { user, server: id, invite }, time }: ValidProps) {
  const t = useTranslate('placeholder');
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['invite', invite],
    queryFn: ({ signal }) => client.getInvite({ code: invite ?? '' }, { signal }),
    enabled: invite !== null,
    // Without the name of the server its number is shown.
    retry: false,
    staleTime: Infinity,
  });
  const server = data?.guild.name ?? id;
  return (
    <Notice title={t('token.title')}>
      {user !== null && server !== null
        ? t('token.from', { user, server, time })
        : user !== null
          ? t('token.user', { user, time })
          : server !== null
            ? t('token.server', { server, time })
            : t('token.anyone', { time })}
    </Notice>
  );
}

export interface TokenAlertProps {
  readonly state: TokenState;
  /** IANA name of the viewer's zone. */
  readonly local: string;
  /** The account of the viewer is used instead. */
  readonly hasOwnRights: boolean;
}

export function TokenAlert({ state, local, hasOwnRights }: TokenAlertProps) {
  const t = useTranslate('placeholder');
  const { language } = useLanguage();
  if (state.kind === 'none') return null;
  const own = hasOwnRights ? ` ${t('token.ownRights')}` : '';
  if (state.kind === 'unreadable') {
    return (
      <Notice tone="danger" role="alert" title={t('token.unreadable')}>
        {t('token.unreadableText')}
        {own}
      </Notice>
    );
  }
  const time = fullTime(state.token.expiresAt, language, local);
  return state.kind === 'valid' ? (
    <ValidToken token={state.token} time={time} />
  ) : (
    <Notice tone="danger" role="alert" title={t('token.expired')}>
      {t('token.expiredText', { time })}
      {own}
    </Notice>
  );
}
