/** What an import would add, and what stays out and why. */
import { FAVORITES_MAX, GROUP_CHANNELS_MAX, GROUPS_MAX } from '@oshimado/contract';
import type { FollowedFile } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Notice } from '@oshimado/ui/notice';
import { useLanguage, useTranslate } from '../../base/sentences';
import { GroupDot } from '../../parts/favorite-groups';
import * as css from './favorites-import.css';
import { hasChanges, type ImportPlan, type PlannedGroup } from './import-plan';
import { SkippedEntries } from './SkippedEntries';
import { UnknownChannels } from './UnknownChannels';

interface WantProps {
  /** Called with the name of a profile, and whether it becomes a group. */
  readonly onWant: (name: string, isWanted: boolean) => void;
}

/** What happens to a profile, in words. */
function useGroupText() {
  const t = useTranslate('favoritesImport');
  return ({ state, group, addedIds, overflow }: PlannedGroup): string => {
    const whole = addedIds.length;
    const texts = {
      nothing: () => t('groupNothing'),
      same: () => t('groupSame'),
      // The number of channels that are left out is shown anyway.
      noRoom: () => '',
      full: () => t('groupsFull', { max: GROUPS_MAX }),
      open: () => (group ? t('groupAdds', { whole }) : t('groupNew', { whole })),
    };
    const more =
      overflow > 0 ? [t('groupOverflow', { whole: overflow, max: GROUP_CHANNELS_MAX })] : [];
    return [texts[state](), ...more].filter(Boolean).join(' ');
  };
}

function Profiles({ groups, onWant }: WantProps & Pick<ImportPlan, 'groups'>) {
  const t = useTranslate('favoritesImport');
  const textOf = useGroupText();
  return (
    <fieldset className={css.groups}>
      <legend className={css.legend}>{t('groups')}</legend>
      {groups.map((one) => (
        <span key={one.name} className={css.group}>
          <GroupDot color={one.color} />
          <Checkbox
            label={one.name}
            description={textOf(one)}
            checked={one.isChosen}
            disabled={one.state !== 'open'}
            onCheckedChange={(isWanted) => onWant(one.name, isWanted)}
          />
        </span>
      ))}
    </fieldset>
  );
}

export interface ImportPreviewProps extends WantProps {
  readonly file: FollowedFile;
  readonly plan: ImportPlan;
}

export function ImportPreview({ file, plan, onWant }: ImportPreviewProps) {
  const t = useTranslate('favoritesImport');
  const { language } = useLanguage();
  const counts = [
    ['new', plan.addIds.length],
    ['known', plan.known],
    ['clippers', plan.clippers],
    ['repeated', file.repeatedCount],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0);
  return (
    <div className={css.preview}>
      {shown.length > 0 ? (
        <ul className={css.counts}>
          {shown.map(([key, count]) => (
            <li key={key}>{t(key, { whole: count })}</li>
          ))}
        </ul>
      ) : null}
      {hasChanges(plan) ? null : <Notice>{t('nothing')}</Notice>}
      {plan.overflow > 0 ? (
        <Notice tone="warning">
          {t('full', { whole: plan.overflow, max: wholeNumber(FAVORITES_MAX, language) })}
        </Notice>
      ) : null}
      {plan.groups.length > 0 ? <Profiles groups={plan.groups} onWant={onWant} /> : null}
      <UnknownChannels channels={plan.unknown} />
      <SkippedEntries skips={file.skips} count={file.skippedCount} />
    </div>
  );
}
