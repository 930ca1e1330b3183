/** Sort, date and feed filters in a small panel. A native disclosure: it needs no script to open. */
import type { LiveSort, Preferences } from '@oshimado/domain';
import { FilterIcon, Icon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { Switch } from '@oshimado/ui/switch';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import type { DisplayControlsProps } from './display-controls.types';
import * as css from './FilterPopover.css';

type FilterKey = 'hideCollabs' | 'hidePlaceholders' | 'hideMissing';
const FILTERS: readonly FilterKey[] = ['hideCollabs', 'hidePlaceholders', 'hideMissing'];

/** Closes on Escape and on a press outside, as a popover does. */
function useLightDismiss() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.open = false;
        details.querySelector('summary')?.focus();
      } else if (!details.contains(event.target as Node)) {
        details.open = false;
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return ref;
}

export function FilterPopover({
  tab,
  sort,
  onSort,
  uploadedBefore,
  onUploadedBefore,
}: DisplayControlsProps) {
  const t = useTranslate();
  const { preferences, choose } = usePreferences();
  const ref = useLightDismiss();
  const dateId = useId();
  return (
    <details ref={ref} className={css.root}>
      <summary className={css.trigger} title={t('display.filter')}>
        <Icon icon={FilterIcon} />
        <VisuallyHidden>{t('display.filter')}</VisuallyHidden>
      </summary>
      <div className={css.panel}>
        {tab === 'live' ? (
          <Select
            label={t('display.sort')}
            value={sort}
            onChange={(event) => onSort(event.currentTarget.value as LiveSort)}
            options={[
              { value: 'latest', label: t('display.latest') },
              { value: 'viewers', label: t('display.viewers') },
            ]}
          />
        ) : (
          <label className={css.field} htmlFor={dateId}>
            {t('display.uploadedBefore')}
            <input
              id={dateId}
              className={css.date}
              type="date"
              value={uploadedBefore}
              onChange={(event) => onUploadedBefore(event.currentTarget.value)}
            />
          </label>
        )}
        {FILTERS.map((key) => (
          <Switch
            key={key}
            label={t(`display.${key}`)}
            checked={preferences[key]}
            onChange={(event) => {
              const changes: Partial<Preferences> = { [key]: event.currentTarget.checked };
              choose(changes);
            }}
          />
        ))}
      </div>
    </details>
  );
}
