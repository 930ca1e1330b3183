/** In which languages clips are shown; at least one stays chosen. */
import type { StoredTlLanguage } from '@oshimado/domain';
import { Checkbox } from '@oshimado/ui/checkbox';
import { useId, useState } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from '../../parts/setting-fields/settings.css';
import { SettingRefusal } from '../../parts/setting-fields/SettingRefusal';
import { useFollowingPush } from './use-following-push';
import { tlLanguages } from '../../parts/setting-fields/tl-languages';

export function ClipLanguages() {
  const t = useTranslate('settings');
  const { clipLangs } = useSettings();
  const change = useChangeSetting();
  const followPush = useFollowingPush();
  const [isLast, setLast] = useState(false);
  const hintId = useId();
  const choose = (code: StoredTlLanguage, isWanted: boolean) => {
    const rest = clipLangs.filter((one) => one !== code);
    const isNone = !isWanted && rest.length === 0;
    setLast(isNone);
    if (isNone) return;
    const next = isWanted ? [...rest, code] : rest;
    change('clipLangs', next);
    void followPush.clips(next);
  };
  return (
    <fieldset className={css.fieldset} aria-describedby={hintId}>
      <legend className={css.legend}>{t('language.clips')}</legend>
      <p id={hintId} className={css.hint}>
        {t('language.clipsHint')}
      </p>
      <div className={css.choices}>
        {tlLanguages.map(({ code, name }) => (
          <span key={code} lang={code}>
            <Checkbox
              label={name}
              checked={clipLangs.includes(code)}
              onCheckedChange={(isWanted) => choose(code, isWanted)}
            />
          </span>
        ))}
      </div>
      {isLast ? (
        <p role="alert" className={css.refusal}>
          {t('language.clipsOne')}
        </p>
      ) : null}
      <SettingRefusal name="clipLangs" />
    </fieldset>
  );
}
