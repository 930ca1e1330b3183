import type { FieldProblemCode, SettingName, Settings, UiLanguage } from '@oshimado/domain';

export interface SettingsInput {
  /** What the device keeps. */
  readonly settings: Settings;
  /** First language of the browser: it decides some defaults when everything is reset. */
  readonly browserLanguage: string;
  /** `lang` of the address. Default none. */
  readonly override?: string | null;
}

/** Why a change was not taken; nothing was changed then. */
export type SettingRefusalCode = FieldProblemCode | 'unknownSetting';
export interface SettingRefusal {
  /** The name as it was sent. */
  readonly name: string;
  /** What is wrong with it. */
  readonly code: SettingRefusalCode;
}

export interface SettingsContext {
  /** As they hold on this device. */
  readonly settings: Settings;
  /** UI language of the address, which is not stored; null when it has none. */
  readonly override: UiLanguage | null;
  /** The last change that was not taken; null after one that was. */
  readonly refusal: SettingRefusal | null;
  /** First language of the browser. */
  readonly browserLanguage: string;
}

export type SettingsEvent =
  /** Any setting, with any value: what does not fit is refused. */
  | { readonly type: 'setting.change'; readonly name: string; readonly value: unknown }
  /** Hides a group of an org on home, or shows it again. */
  | { readonly type: 'group.toggle'; readonly org: string; readonly group: string }
  /** Videos of the topic are not to be shown. */
  | { readonly type: 'topic.ignore'; readonly topic: string }
  /** Videos of the topic are to be shown again. */
  | { readonly type: 'topic.restore'; readonly topic: string }
  /** `lang` of the address, null when it has gone. It does not change the stored setting. */
  | { readonly type: 'language.override'; readonly lang: string | null }
  /** Another tab has changed them. */
  | { readonly type: 'settings.replaced'; readonly settings: Settings }
  /** Asks whether everything is to be reset. */
  | { readonly type: 'reset.request' }
  /** Answer: everything is reset. */
  | { readonly type: 'reset.confirm' }
  /** Answer: everything stays. */
  | { readonly type: 'reset.cancel' };

export type SettingsNotice =
  /** `isForeign`: another tab changed them, and has written them already. */
  | {
      readonly type: 'settings.changed';
      readonly changed: readonly SettingName[];
      readonly settings: Settings;
      readonly isForeign: boolean;
    }
  /** Nothing was changed. */
  | { readonly type: 'setting.refused'; readonly name: string; readonly code: SettingRefusalCode }
  /** The language to be shown has another reason or another value now. */
  | { readonly type: 'language.overridden'; readonly lang: UiLanguage | null }
  /** The viewer confirmed: every other module is to be reset too. */
  | { readonly type: 'reset.confirmed' };
