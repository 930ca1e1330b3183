/** Looks for a newer version of the site; as a last resort deletes what the service worker has cached. */
import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { reportError } from '../../base/reporting';
import { useNotifyPartFailed } from '../../base/asked-part';
import { LateQuestion } from '../../base/late-question';
import { useTranslate } from '../../base/sentences';
import { type CheckResult, useAppUpdate } from '../../parts/app-update';
import * as css from '../../parts/setting-fields/settings.css';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

function ForceRefresh({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslate('settings');
  const tWidgets = useTranslate('widgets');
  return (
    <div className={css.action}>
      <LateQuestion
        renderButton={(props) => (
          <Button variant="danger" {...props}>
            {t('updates.force')}
          </Button>
        )}
        title={t('updates.forceTitle')}
        description={t('updates.forceHint')}
        cancelLabel={tWidgets('cancel')}
        actionLabel={t('updates.forceAction')}
        onAction={onConfirm}
      />
      <p className={css.hint}>{t('updates.forceHint')}</p>
    </div>
  );
}

export function UpdatesGroup() {
  const t = useTranslate('settings');
  const { state, check, accept, forceRefresh } = useAppUpdate();
  const tellFailed = useNotifyPartFailed();
  const [outcome, setOutcome] = useState<CheckResult | null>(null);
  const look = async () => {
    setOutcome(null);
    try {
      setOutcome(await check());
    } catch (error) {
      reportError(error);
      setOutcome('failed');
    }
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      reportError(error);
      tellFailed();
    }
  };
  const refresh = async () => {
    setOutcome(null);
    const result = await forceRefresh();
    if (result === 'offline' || result === 'failed') setOutcome(result);
  };
  const underWay = { checking: t('updates.checking'), updating: t('updates.updating') };
  const words =
    state === 'checking' || state === 'updating'
      ? underWay[state]
      : outcome && t(`updates.${outcome}`);
  return (
    <SettingsGroup id="updates" title={t('updates.title')}>
      <div className={css.row}>
        <Button startIcon={RefreshIcon} busy={state === 'checking'} onClick={() => void look()}>
          {t('updates.check')}
        </Button>
        {state === 'waiting' || outcome === 'waiting' ? (
          <Button variant="solid" onClick={() => void attempt(accept)}>
            {t('updates.accept')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={css.hint}>
        {words}
      </p>
      <ForceRefresh onConfirm={() => void attempt(refresh)} />
    </SettingsGroup>
  );
}
