/** What can be done from anywhere by a key or by its name. What each does is in `use-command-runs.ts`. */
export const commandIds = [
  'go.home',
  'go.favorites',
  'go.channels',
  'go.playlists',
  'go.library',
  'go.multiview',
  'go.search',
  'go.settings',
  'go.account',
  'go.about',
  'palette.open',
  'shortcuts.open',
  'search.focus',
  'org.open',
  'page.refresh',
  'theme.toggle',
  'display.next',
  'playlist.save',
  'playlist.undo',
  'playlist.redo',
  'messages.open',
  'address.copy',
] as const;
export type CommandId = (typeof commandIds)[number];

export type CommandGroup = 'go' | 'do';
export const groupOf = (id: CommandId): CommandGroup => (id.startsWith('go.') ? 'go' : 'do');

/**
 * The keys as they come: presses one after another, `$mod` for Ctrl or ⌘. The letters follow what other sites of this kind use;
 * none of them is a key of the browser or of a player.
 */
export const defaultKeys: Readonly<Record<CommandId, string>> = {
  'go.home': 'g h',
  'go.favorites': 'g f',
  'go.channels': 'g c',
  'go.playlists': 'g p',
  'go.library': 'g l',
  'go.multiview': 'g m',
  'go.search': 'g s',
  'go.settings': 'g e',
  'go.account': 'g a',
  'go.about': 'g i',
  'palette.open': '$mod+k',
  'shortcuts.open': 'Shift+?',
  'search.focus': '/',
  'org.open': 'o',
  'page.refresh': 'r',
  'theme.toggle': 'Shift+d',
  'display.next': 'v',
  'playlist.save': 'p s',
  'playlist.undo': 'p u',
  'playlist.redo': 'p r',
  'messages.open': 'n',
  'address.copy': 'y',
};
