/** The menu of the strip's sources, in a chunk that is loaded when it is first opened. */
import { Dialog } from '@oshimado/ui/dialog';
import { PeopleIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@oshimado/ui/menu';
import { useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import { SourceButton, type KnownSource } from './SourceButton';
import { orgKey, type SourceKey } from './use-video-source';

const OrgsField = latePart(() => import('./late-orgs-field'), { Failed: PartFailed });

/** Open from the start: it takes the place of a pressed button. */
export function OpenSourceMenu({ source }: { readonly source: KnownSource }) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { key, choose, ownOrgs, orgs, chooseOrgs } = source;
  return (
    <>
      <Menu align="start" defaultOpen trigger={<SourceButton source={source} />}>
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
        closeLabel={tWidgets('close')}
      >
        <OrgsField orgs={orgs} showOrgs={chooseOrgs} />
      </Dialog>
    </>
  );
}
