/** The viewer's choices: one state, one cookie, one way to change them. */
import {
  PREFERENCES_COOKIE,
  SECURE_PREFERENCES_COOKIE,
  PREFERENCES_MAX_AGE_S,
  writePreferences,
  type Preferences,
} from '@oshimado/domain';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

interface PreferencesContextValue {
  readonly preferences: Preferences;
  /** Changes some choices and keeps them in the cookie and, through the actors, on the device. */
  readonly choose: (changes: Partial<Preferences>) => void;
  /** The device says what holds: another tab, an import, a reset. */
  readonly replace: (preferences: (before: Preferences) => Preferences) => void;
  /** Calls back with each change of `choose`; answers how to stop. */
  readonly onChoose: (tell: (changes: Partial<Preferences>) => void) => () => void;
}

const PreferencesContext = createContext<PreferencesContextValue | null>(null);

const keep = (preferences: Preferences) => {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? SECURE_PREFERENCES_COOKIE : PREFERENCES_COOKIE;
  document.cookie = `${name}=${writePreferences(preferences)}; path=/; max-age=${PREFERENCES_MAX_AGE_S}; samesite=lax${isSecure ? '; secure' : ''}`;
};

export function PreferencesProvider(props: { initial: Preferences; children: ReactNode }) {
  const [preferences, setPreferences] = useState(props.initial);
  const [listeners] = useState(() => new Set<(changes: Partial<Preferences>) => void>());
  const choose = useCallback(
    (changes: Partial<Preferences>) => {
      setPreferences((before) => ({ ...before, ...changes }));
      listeners.forEach((tell) => tell(changes));
    },
    [listeners],
  );
  const onChoose = useCallback(
    (tell: (changes: Partial<Preferences>) => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    [listeners],
  );

  useEffect(() => {
    if (preferences !== props.initial) keep(preferences);
  }, [preferences, props.initial]);

  const value = useMemo(
    () => ({ preferences, choose, replace: setPreferences, onChoose }),
    [preferences, choose, onChoose],
  );
  return <PreferencesContext value={value}>{props.children}</PreferencesContext>;
}

export function usePreferences(): PreferencesContextValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error('usePreferences needs a PreferencesProvider above it.');
  return value;
}

/**
 * The browser's zone is known only here; the next page the server draws can name clock times. For a component within the page:
 * told before the page is taken over, it would have that done in one go.
 */
export function useBrowserZone(): void {
  const { preferences, choose } = usePreferences();
  const { timeZone: known } = preferences;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone !== known) choose({ timeZone });
  }, [known, choose]);
}
