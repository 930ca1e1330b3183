import { Kbd } from '@oshimado/ui/kbd';
import { Fragment } from 'react';
import { useTranslate } from '../../base/sentences';
import { capsOf } from './bindings';
import { keys as keysStyle } from './Keys.css';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a command as key caps, with a word between presses that follow each other. */
export function Keys({ keys }: { keys: string }) {
  const t = useTranslate('commands');
  return (
    <span className={keysStyle}>
      {capsOf(keys, isApple()).map((press, index) => (
        <Fragment key={press.join('+')}>
          {index > 0 ? <span>{t('then')}</span> : null}
          {press.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
