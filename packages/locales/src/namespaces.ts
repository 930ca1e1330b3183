import type about from './en/about.json';
import type account from './en/account.json';
import type admin from './en/admin.json';
import type away from './en/away.json';
import type channels from './en/channels.json';
import type commands from './en/commands.json';
import type editing from './en/editing.json';
import type editVideo from './en/editVideo.json';
import type elements from './en/elements.json';
import type elementReference from './en/elementReference.json';
import type embed from './en/embed.json';
import type events from './en/events.json';
import type favoritesImport from './en/favoritesImport.json';
import type favorites from './en/favorites.json';
import type history from './en/history.json';
import type multiview from './en/multiview.json';
import type notices from './en/notices.json';
import type placeholder from './en/placeholder.json';
import type playlists from './en/playlists.json';
import type portal from './en/portal.json';
import type push from './en/push.json';
import type relayBot from './en/relayBot.json';
import type report from './en/report.json';
import type schedule from './en/schedule.json';
import type scriptEditor from './en/scriptEditor.json';
import type scripts from './en/scripts.json';
import type search from './en/search.json';
import type settings from './en/settings.json';
import type tlClient from './en/tlClient.json';
import type translations from './en/translations.json';
import type watch from './en/watch.json';
import type widgets from './en/widgets.json';

/** The names of all namespaces; each is one file in each language. */
export const namespaces = [
  'portal',
  'widgets',
  'account',
  'channels',
  'search',
  'playlists',
  'settings',
  'about',
  'report',
  'notices',
  'commands',
  'watch',
  'translations',
  'editing',
  'history',
  'multiview',
  'editVideo',
  'placeholder',
  'relayBot',
  'scriptEditor',
  'scripts',
  'tlClient',
  'embed',
  'elements',
  'schedule',
  'admin',
  'push',
  'events',
  'elementReference',
  'away',
  'favorites',
  'favoritesImport',
] as const;
/**
 * `portal`: the frame, home and lists; `widgets`: widgets and embeds; `elements`: what single embeds say beyond that; `notices`: toasts; the others belong to the pages and
 * dialogs they are named after, and are loaded with them. `favorites`: groups and mutes, the dialog of organizations, and what lists that are ordered by hand say.
 */
export type Namespace = (typeof namespaces)[number];

/** The English sentences, for their type: all languages have the same keys. */
export type English = {
  readonly portal: typeof portal;
  readonly widgets: typeof widgets;
  readonly account: typeof account;
  readonly channels: typeof channels;
  readonly search: typeof search;
  readonly playlists: typeof playlists;
  readonly settings: typeof settings;
  readonly about: typeof about;
  readonly report: typeof report;
  readonly notices: typeof notices;
  readonly commands: typeof commands;
  readonly watch: typeof watch;
  readonly translations: typeof translations;
  readonly editing: typeof editing;
  readonly history: typeof history;
  readonly multiview: typeof multiview;
  readonly editVideo: typeof editVideo;
  readonly placeholder: typeof placeholder;
  readonly relayBot: typeof relayBot;
  readonly scriptEditor: typeof scriptEditor;
  readonly scripts: typeof scripts;
  readonly tlClient: typeof tlClient;
  readonly embed: typeof embed;
  readonly elements: typeof elements;
  readonly schedule: typeof schedule;
  readonly admin: typeof admin;
  readonly push: typeof push;
  readonly events: typeof events;
  readonly elementReference: typeof elementReference;
  readonly away: typeof away;
  readonly favorites: typeof favorites;
  readonly favoritesImport: typeof favoritesImport;
};
