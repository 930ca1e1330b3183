/** Keys that cannot be changed: those of a player, which are YouTube's, and of a multiview. */
import { useId } from 'react';
import { useTranslate } from '../../base/sentences';
import { isCharacterKeys, type Bindings } from '../../parts/key-bindings/bindings';
import { group, heading, list, row, rowEnd } from './commands.css';
import { Keys } from '../../parts/key-bindings/Keys';

interface PlayerKey {
  readonly name:
    | 'play'
    | 'back'
    | 'forward'
    | 'louder'
    | 'quieter'
    | 'mute'
    | 'fullScreen'
    | 'theater'
    | 'captions'
    | 'slower'
    | 'faster'
    | 'tenths';
  /** How far it moves. */
  readonly seconds?: number;
  /** Each does the same. */
  readonly keys: readonly string[];
}

const PLAYER_KEYS: readonly PlayerKey[] = [
  { name: 'play', keys: ['Space', 'k'] },
  { name: 'back', seconds: 5, keys: ['ArrowLeft'] },
  { name: 'forward', seconds: 5, keys: ['ArrowRight'] },
  { name: 'back', seconds: 10, keys: ['j'] },
  { name: 'forward', seconds: 10, keys: ['l'] },
  { name: 'louder', keys: ['ArrowUp'] },
  { name: 'quieter', keys: ['ArrowDown'] },
  { name: 'mute', keys: ['m'] },
  { name: 'fullScreen', keys: ['f'] },
  { name: 'theater', keys: ['Alt+t'] },
  { name: 'captions', keys: ['c'] },
  { name: 'slower', keys: ['<'] },
  { name: 'faster', keys: ['>'] },
  { name: 'tenths', keys: ['0–9'] },
];

/** Space and arrows are no letters and no signs. */
const isCharacter = (keys: string) => !/^(?:Space|Arrow)/.test(keys) && isCharacterKeys(keys);

type MultiviewName = 'hear' | 'enlarge' | 'play' | 'undo' | 'redo';

/** A digit is a video by its place; with Shift it is that of the key, whatever it writes. */
const MULTIVIEW_KEYS: readonly (readonly [name: MultiviewName, keys: string])[] = [
  ['hear', '1–9'],
  ['enlarge', 'Shift+1–9'],
  ['play', 'Space'],
  ['undo', '$mod+z'],
  ['redo', '$mod+Shift+z'],
];

interface FixedKeysProps {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
  readonly bindings: Bindings;
}

function FixedKeys({ title, rows, bindings }: FixedKeysProps) {
  const t = useTranslate('commands');
  const titleId = useId();
  return (
    <section className={group} aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        {title}
      </h3>
      <ul className={list}>
        {rows.map(({ label, keys }) => {
          const active = keys.filter((one) => bindings.hasCharacterKeys || !isCharacter(one));
          return (
            <li key={label} className={row}>
              <span>{label}</span>
              <span className={rowEnd}>
                {(active.length > 0 ? active : keys).map((one) => (
                  <Keys key={one} keys={one} />
                ))}
                {active.length > 0 ? null : <span>{t('shortcuts.off')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function PlayerKeys({ bindings }: Pick<FixedKeysProps, 'bindings'>) {
  const t = useTranslate('commands');
  return (
    <FixedKeys
      title={t('kind.player')}
      rows={PLAYER_KEYS.map(({ name, seconds = 0, keys }) => ({
        label: t(`player.${name}`, { seconds }),
        keys,
      }))}
      bindings={bindings}
    />
  );
}

export function MultiviewKeys({ bindings }: Pick<FixedKeysProps, 'bindings'>) {
  const t = useTranslate('commands');
  return (
    <FixedKeys
      title={t('kind.multiview')}
      rows={MULTIVIEW_KEYS.map(([name, keys]) => ({ label: t(`multiview.${name}`), keys: [keys] }))}
      bindings={bindings}
    />
  );
}
