import { signedNumber } from '@oshimado/locales';
import { useState } from 'react';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './VideoInfo.css';

/** By how much a number has changed with its last change; 0 before. */
function useChange(value: number): number {
  const [seen, setSeen] = useState({ value, change: 0 });
  if (seen.value === value) return seen.change;
  const change = value - seen.value;
  setSeen({ value, change });
  return change;
}

/** How many are watching, and the change since the last update. Renders a `<span>`; another video needs another `key`. */
export function ViewerCount({ viewers }: { readonly viewers: number }) {
  const t = useTranslate('watch');
  const { t: tWidgets, language } = useWidgets();
  const change = useChange(viewers);
  const text = signedNumber(change, language);
  return (
    <span>
      {tWidgets('card.viewers', { count: viewers })}
      {change === 0 ? null : (
        <span
          className={change > 0 ? css.more : css.fewer}
          title={t('info.change', { change: text })}
        >
          {text}
        </span>
      )}
    </span>
  );
}
