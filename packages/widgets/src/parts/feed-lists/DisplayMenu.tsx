/** Menu of the display modes, of bells, and of ways to pass on the board; the button beside it switches to the next mode. */
import type { EmbedElement } from '@oshimado/contract';
import { ALL_ORGS, writeOrgs } from '@oshimado/domain';
import {
  Menu,
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@oshimado/ui/menu';
import { useChangeSetting, useDeviceState, useDisplay } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { displayModeOf, displayModes, displayOf } from '@oshimado/domain';
import { Suspense, useState } from 'react';
import { askedPart } from '../../base/asked-part';
import type { BellSubject } from '../push/bell-subject';
import { BellEntries } from '../push/BellEntries';
import { ShareEntries } from '../share-menu/ShareEntries';
import type { DisplayMenuProps } from './display-controls.types';
import type { HomeTab } from './home-tabs';

const BellDialog = askedPart(() => import('../push/BellDialog'));

/** The address of the feed on every device: the organizations may have been chosen on this one only. */
function sharedPath(orgs: readonly string[]): string {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.set('org', writeOrgs(orgs));
  query.delete('page');
  return `${pathname}?${query.toString()}${hash}`;
}

/** The element has one organization, or all, and neither archive nor clips. */
function elementOf(orgs: readonly string[], tab: HomeTab): EmbedElement | undefined {
  const [org = ALL_ORGS, ...others] = orgs;
  if (tab !== 'live' || others.length > 0) return undefined;
  return { tag: 'oshi-live-feed', attributes: org === ALL_ORGS ? {} : { org } };
}

/** All organizations at once would be every stream there is. */
const bellsOf = (orgs: readonly string[]): BellSubject[] =>
  orgs.flatMap((org) => (org === ALL_ORGS ? [] : { of: 'org', id: org, name: org }));

export function DisplayMenu({ trigger, place, shownOrgs }: DisplayMenuProps) {
  const t = useTranslate();
  const [display, changeDisplay] = useDisplay();
  const scrollMode = useDeviceState(({ settings }) => settings.scrollMode);
  const change = useChangeSetting();
  const [bell, setBell] = useState<BellSubject>();
  const chooseMode = (value: string) => {
    const mode = displayModes.find((one) => one === value);
    if (mode) changeDisplay(displayOf(mode, display.gridSize));
  };
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuRadioGroup
          label={t('display.cards')}
          value={displayModeOf(display)}
          onValueChange={chooseMode}
        >
          {displayModes.map((mode) => (
            <MenuRadioItem key={mode} value={mode}>
              {t(`display.mode.${mode}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem
          checked={scrollMode}
          onCheckedChange={(isOn) => change('scrollMode', isOn)}
        >
          {t('display.endlessLists')}
        </MenuCheckboxItem>
        {shownOrgs ? (
          <Suspense>
            <MenuSeparator />
            <BellEntries subjects={bellsOf(shownOrgs.orgs)} onOpen={setBell} />
            <ShareEntries
              path={sharedPath(shownOrgs.orgs)}
              title={document.title}
              embed={elementOf(shownOrgs.orgs, place.tab)}
            />
          </Suspense>
        ) : null}
      </Menu>
      {bell ? <BellDialog subject={bell} onClose={() => setBell(undefined)} /> : null}
    </>
  );
}
