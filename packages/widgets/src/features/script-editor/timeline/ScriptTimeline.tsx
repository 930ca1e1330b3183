/** The lines in time, around the present moment: dragged with the pointer, or moved by keys. */
import type { EditedLine, EditedLines } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslate } from '../../../base/sentences';
import type { EditorClock } from './editor-clock';
import * as css from './script-timeline.css';
import { linesNear, MARKER_SHARE, msOf, originOf, reachableKey } from './timeline-geometry';
import { TimelineBars } from './TimelineBars';
import { TimelineCard } from './TimelineCard';
import { cardAction, useContinued } from './use-card-keys';
import { useLineDrag, type TimelineEdit } from './use-line-drag';
import { useTrack } from './use-track';

export type { TimelineEdit };

export interface ScriptTimelineProps {
  /** All lines, ordered by start. */
  readonly lines: EditedLines;
  readonly clock: EditorClock;
  /** Language of the lines. */
  readonly lang: string | undefined;
  /** Key of the line that is open; null for none. */
  readonly openKey: string | null;
  /** Writes a moment, in ms after the start. */
  readonly moment: (ms: number) => string;
  /** Moves or resizes a line, and returns it as it is then. */
  readonly onEdit: (
    edit: TimelineEdit & { readonly isContinued: boolean },
  ) => EditedLine | undefined;
  readonly onOpen: (key: string) => void;
  readonly onDelete: (key: string) => void;
}

/** Leads the focus to a card, at once or when it is drawn. */
function useCardFocus(near: readonly EditedLine[]) {
  const wanted = useRef<string>(undefined);
  const cards = useRef<HTMLUListElement>(null);
  const focusCard = (key: string) => {
    const card = cards.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    wanted.current = card ? undefined : key;
    card?.focus({ preventScroll: true });
  };
  const focusDrawn = useEffectEvent((lines: readonly EditedLine[]) => {
    const line = lines.find(({ key }) => key === wanted.current);
    if (line) focusCard(line.key);
  });
  useEffect(() => focusDrawn(near), [near]);
  return { cards, focusCard };
}

const keyOfTarget = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;

/** Says what an edit by keys has done. */
function useSpoken({ moment, onEdit }: Pick<ScriptTimelineProps, 'moment' | 'onEdit'>) {
  const t = useTranslate('scriptEditor');
  const [spoken, setSpoken] = useState('');
  const isContinued = useContinued();
  const edit = (wanted: TimelineEdit, before: EditedLine, at: number) => {
    const after = onEdit({ ...wanted, isContinued: isContinued(wanted, at) });
    const hasMoved = after && (after.start !== before.start || after.end !== before.end);
    setSpoken(
      hasMoved
        ? t('timeline.moved', { start: moment(after.start), end: moment(after.end) })
        : t('timeline.stuck'),
    );
  };
  return { spoken, edit };
}

export function ScriptTimeline(props: ScriptTimelineProps) {
  const { lines, clock, lang, openKey, moment, onEdit, onOpen, onDelete } = props;
  const t = useTranslate('scriptEditor');
  const hintId = useId();
  const { track, bar, shownNow, hold } = useTrack(clock);
  const [focused, setFocused] = useState<string>();
  const { spoken, edit } = useSpoken(props);
  const near = useMemo(() => linesNear(lines, bar, focused), [lines, bar, focused]);
  const { cards, focusCard } = useCardFocus(near);
  const drag = useLineDrag({
    near,
    onHold: hold,
    onEdit: (wanted) => void onEdit({ ...wanted, isContinued: false }),
    onClick: ({ key }) => onOpen(key),
  });
  const drawn = drag.preview ?? near;
  const origin = originOf(bar);
  const reachable = reachableKey(near, focused, bar);
  const lineOfTarget = (target: EventTarget) => {
    const key = keyOfTarget(target);
    return lines.find((line) => line.key === key);
  };
  const go = (line: EditedLine, by: -1 | 1) => {
    const next = lines[lines.indexOf(line) + by];
    if (!next) return;
    clock.seek(next.start);
    setFocused(next.key);
    focusCard(next.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lineOfTarget(event.target);
    const action = line && cardAction(event, line);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action.type === 'edit') edit(action.edit, line, event.timeStamp);
    else if (action.type === 'go') go(line, action.by);
    else if (action.type === 'open') onOpen(line.key);
    else {
      go(line, lines.at(-1) === line ? -1 : 1);
      onDelete(line.key);
    }
  };
  const onPress = (event: MouseEvent<HTMLElement>) => {
    if (keyOfTarget(event.target) !== undefined) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    clock.seek(shownNow() + msOf(event.clientX - left - width * MARKER_SHARE));
  };
  return (
    <section className={css.timeline} aria-label={t('timeline.label')} data-part="timeline">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the cards moves the time; Ctrl with the arrows is the way by keys */}
      <div className={css.viewport} onClick={onPress}>
        <div className={css.track} ref={track}>
          <TimelineBars bar={bar} moment={moment} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cards in it are buttons; one handler for all, so that a card renders again only when its line changes */}
          <ul
            ref={cards}
            className={css.cards}
            aria-label={t('timeline.label')}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => setFocused(keyOfTarget(target))}
            onBlur={() => setFocused(undefined)}
            onPointerDown={(event) => {
              const line = lineOfTarget(event.target);
              if (line) drag.begin(event, line);
            }}
            onPointerMove={drag.move}
            onPointerUp={drag.end}
            onPointerCancel={drag.cancel}
          >
            {drawn.map((line) => (
              <li key={line.key}>
                <TimelineCard
                  line={line}
                  start={moment(line.start)}
                  end={moment(line.end)}
                  lang={lang}
                  origin={origin}
                  isReachable={line.key === reachable}
                  isOpen={line.key === openKey}
                  hintId={hintId}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className={css.marker} data-part="marker" />
      </div>
      <VisuallyHidden>
        <span id={hintId}>{t('timeline.hint')}</span>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}
