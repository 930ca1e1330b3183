/** Hidden groups and blocked channels, and how to show them again. */
import { Button } from '@oshimado/ui/button';
import { EyeIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useRef } from 'react';
import { BlockedPicker } from '../../parts/channel-picker';
import { textLanguage } from '../../parts/video-card';
import { useSendDevice, useSettings } from '../../base/device';
import { PageLink } from '../../base/context';
import { useLanguage, useTranslate, withElements } from '../../base/sentences';
import * as css from '../../parts/setting-fields/settings.css';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

const BLOCKED_PATH = '/channel?tab=blocked';

export function HiddenGroup() {
  const t = useTranslate('settings');
  const { language } = useLanguage();
  const named = (name: string) => (
    <span lang={textLanguage(name, language)} translate="no">
      {name}
    </span>
  );
  const { hiddenGroups } = useSettings();
  const send = useSendDevice();
  const heading = useRef<HTMLHeadingElement>(null);
  const hidden = Object.entries(hiddenGroups).flatMap(([org, groups]) =>
    groups.map((group) => ({ org, group })),
  );
  return (
    <SettingsGroup id="hidden" title={t('hidden.title')}>
      <h3 ref={heading} tabIndex={-1} className={css.subheading}>
        {t('hidden.groups')}
      </h3>
      {hidden.length === 0 ? (
        <p className={css.hint}>{t('hidden.noGroups')}</p>
      ) : (
        <ul className={css.chips}>
          {hidden.map(({ org, group }) => (
            <li key={`${org}/${group}`}>
              <Button
                size="small"
                startIcon={EyeIcon}
                onClick={() => {
                  send({ type: 'group.toggle', org, group });
                  // The button goes with the group.
                  heading.current?.focus();
                }}
              >
                {withElements({ org: named(org), group: named(group) }, (marks) =>
                  t('hidden.showGroup', marks),
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <BlockedPicker />
      <Link href={BLOCKED_PATH} component={PageLink}>
        {t('hidden.manage')}
      </Link>
    </SettingsGroup>
  );
}
