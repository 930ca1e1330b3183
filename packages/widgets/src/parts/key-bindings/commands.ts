/**
 * The commands of a page, run by a key or by name, one entry each. A command with a path opens that page; what the others do is given
 * by the page (`CommandRuns`). Its sentence is `command.<id>` of `commands.json`.
 */
interface Command {
  /**
   * The default keys: presses one after another, `$mod` for Ctrl or ⌘. The letters follow similar sites; none of them is a key of
   * the browser or of a player.
   */
  readonly keys: string;
  readonly path?: string;
}

const table = {
  'go.home': { keys: 'g h', path: '/' },
  'go.favorites': { keys: 'g f', path: '/favorites' },
  'go.channels': { keys: 'g c', path: '/channel' },
  'go.playlists': { keys: 'g p', path: '/playlists' },
  'go.library': { keys: 'g l', path: '/library' },
  'go.history': { keys: 'g y', path: '/history' },
  'go.multiview': { keys: 'g m', path: '/multiview' },
  'go.search': { keys: 'g s', path: '/search?advanced=true' },
  'go.settings': { keys: 'g e', path: '/settings' },
  'go.account': { keys: 'g a', path: '/login' },
  'go.about': { keys: 'g i', path: '/about' },
  'go.schedule': { keys: 'g t', path: '/schedule' },
  'palette.open': { keys: '$mod+k' },
  'shortcuts.open': { keys: 'Shift+?' },
  'search.focus': { keys: '/' },
  'org.open': { keys: 'o' },
  'page.refresh': { keys: 'r' },
  'theme.toggle': { keys: 'Shift+d' },
  'display.next': { keys: 'v' },
  'favorites.together': { keys: 'w f' },
  'playlist.save': { keys: 'p s' },
  'playlist.undo': { keys: 'p u' },
  'playlist.redo': { keys: 'p r' },
  'messages.open': { keys: 'n' },
  'address.copy': { keys: 'y' },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandId = keyof typeof table;

export const commands: Readonly<Record<CommandId, Command>> = table;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
export const commandIds = Object.keys(table) as readonly CommandId[];

/** What each command does; commands that are missing cannot be run at the moment and are not offered. */
export type CommandRuns = Readonly<Partial<Record<CommandId, () => void>>>;

export type CommandGroup = 'go' | 'do';
export const groupOf = (id: CommandId): CommandGroup => (id.startsWith('go.') ? 'go' : 'do');
