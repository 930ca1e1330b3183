/** Changes that the server refused: which lines, why, and what to do. They stay until they are changed or taken back. */
import type { RefusedLine } from '@oshimado/domain';
import { selectRefused } from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../../base/sentences';
import { useClock, useEditorState, useSendEditor } from './EditorProvider';
import { textLanguageOf } from './line-language';
import * as css from './script-editor.css';
import { useMoments } from './use-moments';

/** How many refused lines are shown at once. The next one is shown when one of them is no longer refused. */
const SHOWN_MAX = 5;

function Refused({ line: { type, key, content, reason } }: { readonly line: RefusedLine }) {
  const t = useTranslate('scriptEditor');
  const moment = useMoments();
  const send = useSendEditor();
  const clock = useClock();
  const lang = useEditorState(textLanguageOf);
  const name = t('line.edit', { time: moment(content.start) });
  const open = () => {
    send({ type: 'selection.change', key });
    clock.seek(content.start);
  };
  return (
    <li className={css.conflict} data-part="refused">
      <span>
        {type === 'Delete' ? name : null} <q lang={lang}>{content.text}</q>{' '}
        {t(`save.refused.${reason}`)}
      </span>
      {type === 'Delete' ? null : (
        <span className={css.actions}>
          <Button size="small" onClick={open}>
            {name}
          </Button>
        </span>
      )}
    </li>
  );
}

export function RefusedLines() {
  const t = useTranslate('scriptEditor');
  const refused = useEditorState(selectRefused);
  if (refused.length === 0) return null;
  const named = refused.filter(({ reason }) => reason !== 'script');
  return (
    <Notice tone="danger" role="alert" title={t('save.refusedTitle', { whole: refused.length })}>
      {named.length < refused.length ? t('save.refused.script') : null}
      {named.length > 0 ? (
        <ul className={css.conflicts}>
          {named.slice(0, SHOWN_MAX).map((line) => (
            <Refused key={line.key} line={line} />
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
