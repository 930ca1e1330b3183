/** Calendars to subscribe to. The address `#calendar` marks this section. */
import type { User } from '@oshimado/contract';
import { Switch } from '@oshimado/ui/switch';
import { useEffect, useRef, useState } from 'react';
import { useChangeSetting } from '../../base/device';
import { useNameProperty, useTranslate } from '../../base/sentences';
import { useHydrated } from '../../base/page';
import { Section } from './Section';
import { text } from './account.css';
import { liveCalendar, presetFilters } from './calendar-address';
import { CalendarAddress } from './CalendarAddress';
import { CalendarFilters } from './CalendarFilters';
import type { LoginAddress } from './use-login-return';
import { FavoritesCalendar } from './FavoritesCalendar';

const ID = 'calendar';

/** Moves the focus to the section when the address names it. */
function useMark({ hash, key }: LoginAddress) {
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

export interface CalendarSectionProps {
  /** null for a guest. */
  readonly user: User | null;
  readonly address: LoginAddress;
  /** Name of the organization that the filter starts with. */
  readonly org: string;
}

/** Calendars of live streams and of the viewer's favorites. */
export function CalendarSection({ user, address, org }: CalendarSectionProps) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const change = useChangeSetting();
  const isHydrated = useHydrated();
  const { isMarked, ref } = useMark(address);
  const [filters, setFilters] = useState(() => presetFilters(org));
  const isEnglish = useNameProperty() === 'english_name';
  // The server does not know its public address.
  const origin = isHydrated ? location.origin : '';
  return (
    <Section id={ID} heading={t('calendar.heading')} isMarked={isMarked} headingRef={ref}>
      <p className={text}>{t('calendar.text')}</p>
      <CalendarAddress
        label={tWidgets('feed.label')}
        address={liveCalendar(origin, filters, isEnglish)}
      />
      <CalendarFilters filters={filters} onChange={setFilters} />
      <Switch
        label={t('calendar.english')}
        checked={isEnglish}
        onChange={(event) =>
          change('nameProperty', event.currentTarget.checked ? 'english_name' : 'name')
        }
      />
      {user ? <FavoritesCalendar user={user} isEnglish={isEnglish} /> : null}
    </Section>
  );
}
