/** The figures of the site. */
import { signedNumber } from '@oshimado/locales';
import { ErrorState } from '@oshimado/ui/error-state';
import { Skeleton } from '@oshimado/ui/skeleton';
import { statsQuery } from '@oshimado/widgets/internal/base/queries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@oshimado/widgets/internal/base/context';
import { useLimitSentence } from '@oshimado/widgets/internal/base/errors';
import { useLanguage, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { CountUp } from './CountUp';
import { figureNames, figuresOf, type Figure } from './figures';

function FigureCard({ name, figure }: { name: (typeof figureNames)[number]; figure?: Figure }) {
  const t = useTranslate('about');
  const { language } = useLanguage();
  const { total, growth, period } = figure ?? {};
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{t(`stats.${name}`)}</dt>
      <dd className={css.figureTotal}>
        {total === undefined ? <Skeleton width="60%" /> : <CountUp value={total} />}
      </dd>
      {period === undefined || growth === undefined ? null : (
        <dd className={css.figureGrowth}>
          {t(`stats.${period}`, { formatted: signedNumber(growth, language) })}
        </dd>
      )}
    </div>
  );
}

export function Stats() {
  const t = useTranslate('about');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const sayLimit = useLimitSentence();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...statsQuery(client),
    select: figuresOf,
  });
  return (
    <AboutSection id="stats" title={t('stats.title')}>
      {isError ? (
        <ErrorState
          headingLevel={3}
          title={t('stats.failed')}
          description={sayLimit(error, tPortal('list.failedHint'))}
          retryLabel={tWidgets('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <dl className={css.figures} aria-busy={data === undefined}>
          {figureNames.map((name) => (
            <FigureCard key={name} name={name} figure={data ? data[name] : undefined} />
          ))}
        </dl>
      )}
    </AboutSection>
  );
}
