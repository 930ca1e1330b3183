import type { Session, User } from '@oshimado/contract';
import { deviceOfAgent } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { List, ListItem } from '@oshimado/ui/list';
import { Spinner } from '@oshimado/ui/spinner';
import { sessionsQuery } from '../../base/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSend } from '../../base/viewer';
import { Time, useFormatTime } from '../../base/clock';
import { useClient } from '../../base/context';
import { askedPart } from '../../base/asked-part';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { FailureNotice } from './FailureNotice';
import { useAccountCall } from './account-hooks';
import { Section } from './Section';
import { actions } from './account.css';

const LogoutEverywhere = askedPart(() => import('./LogoutEverywhere'));

/** The device in words. A program that names no browser keeps its own name, such as `curl/8.5.0`. */
function useDeviceName({ device: agent }: Session): string {
  const t = useTranslate('account');
  if (agent === null) return t('sessions.unknown');
  const device = deviceOfAgent(agent);
  if (!device) return agent;
  const { browser, system, kind } = device;
  return t(`sessions.${kind}`, { browser, system });
}

function SessionItem(props: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props;
  const t = useTranslate('account');
  const formatTime = useFormatTime();
  const device = useDeviceName(session);
  const end = session.current ? (
    <Badge tone="success">{t('sessions.current')}</Badge>
  ) : (
    <Button size="small" busy={isBusy} onClick={onEnd} aria-label={t('sessions.end', { device })}>
      {t('sessions.endShort')}
    </Button>
  );
  return (
    <ListItem
      end={end}
      description={
        <>
          <Time dateTime={session.created_at}>
            {t('sessions.began', { time: formatTime(session.created_at) })}
          </Time>
          <br />
          <Time dateTime={session.last_used_at}>
            {t('sessions.used', { time: formatTime(session.last_used_at) })}
          </Time>
        </>
      }
    >
      {device}
    </ListItem>
  );
}

function useSessions({ id }: User) {
  const client = useClient();
  const queries = useQueryClient();
  const options = sessionsQuery(client, id);
  const query = useQuery(options);
  return { ...query, renew: () => queries.invalidateQueries({ queryKey: options.queryKey }) };
}

/** The devices that are logged in to the account. */
export function SessionsSection({ user }: { user: User }) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const notify = useNotify();
  const send = useSend('session');
  const sayLimit = useLimitSentence();
  const { data, error, isError, isFetching, refetch, renew } = useSessions(user);
  const { isBusy, failure, run } = useAccountCall();
  const [ending, setEnding] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const everywhere = useRef<HTMLButtonElement>(null);
  const others = (data ?? []).filter(({ current }) => !current);

  const end = async (sessions: readonly Session[], words: string, key: string) => {
    setEnding(key);
    const hasWorked = await run(async () => {
      for (const { id } of sessions) {
        // oxlint-disable-next-line no-await-in-loop -- a few calls, and the server limits their rate
        await client.postLogout({ body: { session: id } });
      }
    });
    await renew();
    if (!hasWorked) return;
    notify({ key: 'sessions', tone: 'success', title: words });
    // The pressed button is gone, so the focus moves to one that stays.
    everywhere.current?.focus();
  };

  return (
    <Section heading={t('sessions.heading')}>
      {data ? (
        <List label={t('sessions.heading')}>
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={isBusy && ending === session.id}
              onEnd={() => void end([session], t('sessions.ended'), session.id)}
            />
          ))}
        </List>
      ) : isError ? (
        <ErrorState
          title={t('sessions.failed')}
          description={sayLimit(error, undefined)}
          retryLabel={tWidgets('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
          headingLevel={3}
        />
      ) : (
        <Spinner label={t('sessions.loading')} />
      )}
      {failure ? <FailureNotice title={t('sessions.endFailed')} failure={failure} /> : null}
      <div className={actions}>
        {others.length > 1 ? (
          <Button
            busy={isBusy && ending === 'others'}
            onClick={() => void end(others, t('sessions.endedOthers'), 'others')}
          >
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <Button ref={everywhere} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('sessions.everywhere')}
        </Button>
      </div>
      {isAsking ? (
        <LogoutEverywhere
          onClose={() => {
            setAsking(false);
            everywhere.current?.focus();
          }}
          onLogout={() => send({ type: 'session.logout', everywhere: true })}
        />
      ) : null}
    </Section>
  );
}
