/**
 * The settings of a device: each change checked and told, taken over from other tabs, reset after a question. "All changes
 * apply at once; there is no save button." It refuses to know what a setting does and where it is kept.
 */
import { isUiLanguage } from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { askedChange, changedNames, settingsAfter } from './settings.changes';
import type {
  SettingsContext,
  SettingsEvent,
  SettingsInput,
  SettingsNotice,
} from './settings.types';

export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as SettingsInput,
    emitted: {} as SettingsNotice,
  },
  guards: {
    isFitting: ({ context, event }) => askedChange(context, event)?.reading.ok === true,
    isLanguage: ({ event }) =>
      event.type === 'language.override' && (event.lang === null || isUiLanguage(event.lang)),
  },
  actions: {
    changeSettings: enqueueActions(({ context, event, enqueue }) => {
      const { settings, isForeign } = settingsAfter(context, event);
      const changed = changedNames(context.settings, settings);
      enqueue.assign({ refusal: null });
      if (changed.length === 0) return;
      enqueue.assign({ settings });
      enqueue.emit({ type: 'settings.changed', changed, settings, isForeign });
    }),
    refuseChange: enqueueActions(({ context, event, enqueue }) => {
      const asked = askedChange(context, event);
      if (asked === null || asked.reading.ok) return;
      const refusal = { name: asked.name, code: asked.reading.code };
      enqueue.assign({ refusal });
      enqueue.emit({ type: 'setting.refused', ...refusal });
    }),
    overrideLanguage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'language.override') return;
      const override = isUiLanguage(event.lang) ? event.lang : null;
      if (override === context.override) return;
      enqueue.assign({ override });
      enqueue.emit({ type: 'language.overridden', lang: override });
    }),
    refuseLanguage: enqueueActions(({ enqueue }) => {
      const refusal = { name: 'lang', code: 'value' } as const;
      enqueue.assign({ refusal });
      enqueue.emit({ type: 'setting.refused', ...refusal });
    }),
    forgetRefusal: assign({ refusal: null }),
    tellReset: emit({ type: 'reset.confirmed' }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({
    settings: input.settings,
    override: isUiLanguage(input.override) ? input.override : null,
    refusal: null,
    browserLanguage: input.browserLanguage,
  }),
  initial: 'ready',
  on: {
    'setting.change': [
      { guard: 'isFitting', actions: 'changeSettings' },
      { actions: 'refuseChange' },
    ],
    'group.toggle': [
      { guard: 'isFitting', actions: 'changeSettings' },
      { actions: 'refuseChange' },
    ],
    'topic.ignore': [
      { guard: 'isFitting', actions: 'changeSettings' },
      { actions: 'refuseChange' },
    ],
    'topic.restore': { actions: 'changeSettings' },
    'settings.replaced': { actions: 'changeSettings' },
    'language.override': [
      { guard: 'isLanguage', actions: 'overrideLanguage' },
      { actions: 'refuseLanguage' },
    ],
  },
  states: {
    ready: { on: { 'reset.request': { target: 'asking', actions: 'forgetRefusal' } } },
    /** "Reset all settings (asks for confirmation)." */
    asking: {
      on: {
        'reset.confirm': { target: 'ready', actions: ['changeSettings', 'tellReset'] },
        'reset.cancel': 'ready',
      },
    },
  },
});
