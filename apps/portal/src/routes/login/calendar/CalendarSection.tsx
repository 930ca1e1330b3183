/** Calendars to subscribe to. `#calendar` leads here. */
import type { User } from '@oshimado/contract';
import { nameProperty } from '@oshimado/domain';
import { Switch } from '@oshimado/ui/switch';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../app/use-hydrated';
import { useLanguage, useTranslate } from '../../../i18n/LanguageProvider';
import { usePreferences } from '../../../preferences/PreferencesProvider';
import { useCurrentOrg } from '../../../preferences/use-current-org';
import { Section } from '../Section';
import { text } from '../Section.css';
import { liveCalendar, presetFilters } from './calendar-address';
import { CalendarAddress } from './CalendarAddress';
import { CalendarFilters } from './CalendarFilters';
import { FavoritesCalendar } from './FavoritesCalendar';

const ID = 'calendar';

/** Moves the focus to the section that the address names. */
function useMark() {
  const { hash, key } = useLocation();
  const isHydrated = useHydrated();
  const isMarked = isHydrated && hash === `#${ID}`;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link, pressed again, moves the focus again
  }, [isMarked, key]);
  return { isMarked, ref };
}

export function CalendarSection({ user }: { user: User | null }) {
  const t = useTranslate('account');
  const { language } = useLanguage();
  const { preferences, choose } = usePreferences();
  const [org] = useCurrentOrg();
  const isHydrated = useHydrated();
  const { isMarked, ref } = useMark();
  const [filters, setFilters] = useState(() => presetFilters(org));
  const isEnglish = nameProperty(preferences, language) === 'english_name';
  // The server does not know under which name it is reached.
  const origin = isHydrated ? location.origin : '';
  return (
    <Section id={ID} heading={t('calendar.heading')} isMarked={isMarked} headingRef={ref}>
      <p className={text}>{t('calendar.text')}</p>
      <CalendarAddress
        label={t('calendar.live')}
        address={liveCalendar(origin, filters, isEnglish)}
      />
      <CalendarFilters filters={filters} onChange={setFilters} />
      <Switch
        label={t('calendar.english')}
        checked={isEnglish}
        onChange={(event) =>
          choose({ nameProperty: event.currentTarget.checked ? 'english_name' : 'name' })
        }
      />
      {user ? <FavoritesCalendar user={user} isEnglish={isEnglish} /> : null}
    </Section>
  );
}
