/** Keeps the cookie's choices and the device's in step, once the actors are there. */
import { orgNamed, writePreferences, type Preferences } from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import type { Actors } from '../actors/actors';
import { useActors } from '../actors/ActorsProvider';
import { useLanguage } from '../i18n/LanguageProvider';
import { reportError } from '../errors/report';
import { preferencesOf, settingChangesOf } from './preferences-and-settings';
import { usePreferences } from './PreferencesProvider';

function forward({ settings, org, persistence }: Actors, changes: Partial<Preferences>): void {
  for (const [name, value] of settingChangesOf(changes)) {
    settings.send({ type: 'setting.change', name, value });
  }
  if (changes.gridSize !== undefined) {
    const value = { size: changes.gridSize };
    persistence.send({ type: 'module.change', module: { name: 'grid', value } });
  }
  if (changes.org !== undefined) {
    const current = orgNamed(changes.org);
    const { favorites } = org.getSnapshot().context;
    org.send({ type: 'orgs.replaced', current, favorites });
    persistence.send({
      type: 'module.change',
      module: { name: 'org', value: { current, favorites } },
    });
  }
}

const fromDevice =
  ({ settings, org, persistence }: Actors) =>
  (before: Preferences) => {
    const after = preferencesOf(
      settings.getSnapshot().context.settings,
      org.getSnapshot().context.current,
      persistence.getSnapshot().context.state.grid.size,
      before,
    );
    // The same choices are no change: nothing is drawn or written again.
    return writePreferences(after) === writePreferences(before) ? before : after;
  };

export function PreferencesSync() {
  const actors = useActors();
  const { replace, onChoose, preferences } = usePreferences();
  const { language, changeLanguage, isOverridden } = useLanguage();

  // What is chosen before the actors are there waits for them.
  const early = useRef<Partial<Preferences>[]>([]);
  useEffect(
    () => (actors ? undefined : onChoose((changes) => early.current.push(changes))),
    [actors, onChoose],
  );

  useEffect(() => {
    if (!actors) return undefined;
    const take = () => replace(fromDevice(actors));
    for (const changes of early.current.splice(0)) forward(actors, changes);
    take();
    const stop = onChoose((changes) => forward(actors, changes));
    const subscriptions = [
      actors.settings.subscribe(take),
      actors.org.subscribe(take),
      actors.persistence.on('module.replaced', take),
      actors.persistence.on('state.cleared', take),
    ];
    return () => {
      stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actors, replace, onChoose]);

  // The language chosen on this device, unless the address decides.
  const { lang } = preferences;
  useEffect(() => {
    if (lang !== null && lang !== language && !isOverridden)
      changeLanguage(lang).catch(reportError);
  }, [lang, language, isOverridden, changeLanguage]);
  return null;
}
