/** Where the strip's channels come from: favorites, a favorite organization, or several of all. */
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { ChevronDownIcon, HeartIcon, Icon, PeopleIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@oshimado/ui/menu';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import { sourceName } from './source-name';
import { orgKey, type SourceKey, type VideoSource } from './use-video-source';
import * as css from './VideoStrip.css';

const OrgsField = latePart(() => import('./late-orgs-field'), { Failed: PartFailed });

interface KnownSource extends VideoSource {
  readonly key: SourceKey;
}

export function SourceMenu({ source }: { readonly source: KnownSource }) {
  const t = useTranslate('multiview');
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { key, choose, ownOrgs, orgs, chooseOrgs } = source;
  const name = key === 'orgs' ? orgs.join(', ') : sourceName(key, t);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="plain" className={css.source} title={name}>
            <VisuallyHidden>{t('selector.sources')} </VisuallyHidden>
            {key === 'favorites' ? <Icon icon={HeartIcon} size="small" /> : null}
            <span className={css.sourceName} lang={textLanguage(name, language)} translate="no">
              {name}
            </span>
            <Icon icon={ChevronDownIcon} size="small" />
          </Button>
        }
      >
        <MenuRadioGroup
          label={t('selector.sources')}
          value={key}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those of the items below
          onValueChange={(value) => choose(value as SourceKey)}
        >
          <MenuRadioItem value="favorites">{t('selector.source.favorites')}</MenuRadioItem>
          {ownOrgs.map((org) => (
            <MenuRadioItem key={org} value={orgKey(org)}>
              <span lang={textLanguage(org, language)} translate="no">
                {org}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem
          icon={PeopleIcon}
          onSelect={() => {
            choose('orgs');
            setChoosing(true);
          }}
        >
          {t('selector.source.orgs')}
        </MenuItem>
      </Menu>
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title={t('selector.source.orgs')}
        closeLabel={t('selector.close')}
      >
        <OrgsField orgs={orgs} showOrgs={chooseOrgs} />
      </Dialog>
    </>
  );
}
