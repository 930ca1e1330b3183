/** One source: its state in words, and the figures behind it. */
import type { SourceState } from '@oshimado/contract';
import { fullTime, localeTag } from '@oshimado/domain';
import { Badge, type BadgeProps } from '@oshimado/ui/badge';
import { Progress } from '@oshimado/ui/progress';
import { useId, type ReactNode } from 'react';
import { useWidgets } from '../../../base/context';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { When } from '../../../parts/when';
import * as css from '../admin.css';

/** As the platforms write themselves. */
const NAMES: Readonly<Record<SourceState['name'], string>> = {
  demo: 'Demo',
  holodex: 'Holodex',
  youtube: 'YouTube',
  twitch: 'Twitch',
};

const TONES = {
  starting: 'neutral',
  well: 'success',
  slowed: 'warning',
  failing: 'danger',
  silent: 'danger',
} as const satisfies Record<SourceState['state'], BadgeProps['tone']>;

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt className={css.fieldName}>{name}</dt>
    <dd className={css.fieldValue}>{children}</dd>
  </div>
);

/** A time, or a dash where there is none. */
const Time = ({ at }: { readonly at: string | null }) =>
  at === null ? '–' : <When at={Date.parse(at)} />;

function useFigures() {
  const { language } = useLanguage();
  const { timeZone = 'UTC' } = useWidgets();
  const tag = localeTag(language);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return {
    sayNumber: (value: number) => numbers.format(value),
    sayTime: (at: string) => fullTime(Date.parse(at), language, timeZone),
  };
}

function Units({ units }: { readonly units: NonNullable<SourceState['units']> }) {
  const t = useTranslate('admin');
  const { sayNumber, sayTime } = useFigures();
  const { limit, used, resets_at, stretch } = units;
  return (
    <div className={css.fields}>
      <Progress
        label={t('sources.units')}
        value={used}
        max={limit}
        valueText={t('sources.of', { number: sayNumber(used), all: sayNumber(limit) })}
      />
      <p className={css.note}>
        {t('sources.resets', { time: sayTime(resets_at) })}
        {stretch > 1 ? ` · ${t('sources.stretch', { number: sayNumber(stretch) })}` : null}
      </p>
    </div>
  );
}

function Figures({ source }: SourceCardProps) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const { sayNumber } = useFigures();
  const { heard_at, checked_at, next_at, channels, videos, rate, leases, state } = source;
  const { live, upcoming } = videos;
  return (
    <dl className={css.facts}>
      {state === 'silent' ? (
        <Fact name={t('sources.heard')}>
          <Time at={heard_at} />
        </Fact>
      ) : null}
      <Fact name={t('sources.checked')}>
        <Time at={checked_at} />
      </Fact>
      {/* A source that is not read has no plan. */}
      {state === 'silent' ? null : (
        <Fact name={t('sources.next')}>
          <Time at={next_at} />
        </Fact>
      )}
      <Fact name={tPortal('nav.channels')}>{sayNumber(channels)}</Fact>
      {live === undefined && upcoming === undefined ? null : (
        <Fact name={t('sources.board')}>
          {sayNumber(live ?? 0)} / {sayNumber(upcoming ?? 0)}
        </Fact>
      )}
      {rate === null ? null : (
        <Fact name={t('sources.rate')}>
          {t('sources.of', { number: sayNumber(rate.remaining), all: sayNumber(rate.limit) })}
        </Fact>
      )}
      {leases === null ? null : (
        <>
          <Fact name={t('sources.leases')}>
            {t('sources.of', {
              number: sayNumber(leases.held),
              all: sayNumber(leases.held + leases.missing),
            })}
          </Fact>
          <Fact name={t('sources.leaseEnds')}>
            <Time at={leases.next_ends_at} />
          </Fact>
        </>
      )}
    </dl>
  );
}

export interface SourceCardProps {
  readonly source: SourceState;
}

export function SourceCard({ source }: SourceCardProps) {
  const t = useTranslate('admin');
  const { name, state, units, trouble, last_error } = source;
  const nameId = useId();
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.row}>
        <h3 id={nameId} className={css.cardTitle} translate="no">
          {NAMES[name]}
        </h3>
        <Badge tone={TONES[state]}>{t(`sources.states.${state}`)}</Badge>
      </div>
      <p className={css.fieldValue}>{t(`sources.says.${state}`)}</p>
      {trouble === null ? null : (
        <p className={css.code} lang="en" translate="no">
          {trouble}
        </p>
      )}
      <Figures source={source} />
      {units === null ? null : <Units units={units} />}
      {last_error === null ? null : (
        <p className={css.note}>
          {t('sources.lastError')}: <When at={Date.parse(last_error.at)} />
          {/* The one that goes on is above. */}
          {last_error.text === trouble ? null : (
            <>
              {' · '}
              <span lang="en" translate="no">
                {last_error.text}
              </span>
            </>
          )}
        </p>
      )}
    </article>
  );
}
