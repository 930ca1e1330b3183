import type { User } from '@oshimado/contract';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/LanguageProvider';
import { parts, subheading, text } from '../Section.css';
import { favoritesCalendar, isWholeKey } from './calendar-address';
import { CalendarAddress } from './CalendarAddress';

export interface FavoritesCalendarProps {
  readonly user: User;
  readonly isEnglish: boolean;
}

/** The calendar of the viewer's favorites. Its address opens it to whoever has it, so it is made from the whole key only. */
export function FavoritesCalendar({ user, isEnglish }: FavoritesCalendarProps) {
  const t = useTranslate('account');
  const [typed, setTyped] = useState('');
  const key = typed.trim();
  return (
    <div className={parts}>
      <h3 className={subheading}>{t('calendar.favorites')}</h3>
      {user.api_key === null ? (
        <p className={text}>{t('calendar.favoritesNone')}</p>
      ) : (
        <TextField
          type="password"
          label={t('calendar.favoritesKey')}
          description={t('calendar.favoritesHelp')}
          {...(key !== '' && !isWholeKey(key) && { error: t('calendar.keyForm') })}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {isWholeKey(key) ? (
        <CalendarAddress
          label={t('calendar.favorites')}
          description={t('calendar.secret')}
          address={favoritesCalendar(location.origin, key, isEnglish)}
        />
      ) : null}
    </div>
  );
}
