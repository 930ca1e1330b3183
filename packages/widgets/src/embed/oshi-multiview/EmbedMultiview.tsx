/** A multiview as a stranger's page gets it: pictures of the videos until a visitor presses one, then the same grid as everywhere. */
import { videoCellsOf, type MultiviewCell, type MultiviewVideoCell } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { PlayFilledIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWidgets } from '../../base/context';
import type { MultiviewOptions } from './options';
import { useTranslate } from '../../base/sentences';
import { EmbedPage } from '../EmbedPage';
import { loadMultiviewGrid } from './load-grid';
import type { Mounted, MountOptions } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { embedLayout, type EmbedLayout } from './layout';
import * as css from './stage.css';
import './stage-parts';
import { MultiviewPosters } from './MultiviewPosters';
import type { OshiMultiviewEvents } from './events';

type Given = MountOptions<MultiviewOptions, OshiMultiviewEvents>;
type Refused = Exclude<EmbedLayout, { readonly cells: unknown }>;

function Refusal({ problem, given }: { readonly problem: Refused; readonly given: Given }) {
  const t = useTranslate('multiview');
  const { onPhase, emit } = given;
  const code = 'layout' in problem ? 'layout' : 'videos';
  useEffect(() => {
    onPhase('failed');
    emit('oshi-error', { code });
  }, [code, onPhase, emit]);
  return (
    <Notice role="alert" tone="warning" className={css.refusal} title={t('refused.unreadable')}>
      {'layout' in problem
        ? t(`link.problem.${problem.layout.code}`, { part: problem.layout.part + 1 })
        : t(
            // "Paste a link first" is for a field, and a visitor of the page has none.
            problem.videos === 'empty'
              ? 'link.problem.empty'
              : `selector.problem.${problem.videos}`,
          )}
    </Notice>
  );
}

interface StageProps {
  readonly cells: readonly MultiviewCell[];
  readonly options: MultiviewOptions;
  /** Another object for each drawing. */
  readonly drawing: object;
  readonly given: Given;
}

/** Puts the grid with its players over the pictures once cells are chosen to play, and follows the element. */
function useGrid({ cells, drawing, given }: Omit<StageProps, 'options'>) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const [playing, setPlaying] = useState<readonly string[] | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const { current: place } = box;
    if (playing === null || place === null) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const mount = async () => {
      const { mountMultiviewGrid } = await loadMultiviewGrid();
      signal.throwIfAborted();
      const made = await mountMultiviewGrid({
        ...given,
        box: place,
        gone: signal,
        cells,
        playing,
        onPhase: (phase) => {
          if (phase === 'failed') given.onPhase('failed');
          else setIsShown(true);
        },
      });
      mounted.current = made;
    };
    mount().catch((error: unknown) => {
      if (signal.aborted) return;
      given.complain(`could not load its players: ${String(error)}`);
      given.emit('oshi-error', { code: 'load' });
      setPlaying(null);
      setHasFailed(true);
    });
    return () => {
      gone.abort();
      mounted.current = undefined;
    };
  }, [playing, cells, given]);
  useEffect(() => {
    mounted.current
      ?.update()
      .catch((error: unknown) =>
        given.complain(`could not follow its attributes: ${String(error)}`),
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another drawing means other options or another language
  }, [drawing, given]);
  // The picture that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (!isShown) return;
    const [first = ''] = playing ?? [];
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${first}"]`)
      ?.focus({ preventScroll: true });
  }, [isShown, playing]);
  const start = (ids: readonly string[]) => {
    setHasFailed(false);
    setPlaying(ids);
  };
  return { box, playing, isShown, hasFailed, start };
}

function Stage({ cells, options, drawing, given }: StageProps) {
  const t = useTranslate('multiview');
  const { t: tWidgets } = useWidgets();
  const { onPhase, emit } = given;
  const { box, playing, isShown, hasFailed, start } = useGrid({ cells, drawing, given });
  const videoCells = useMemo(() => videoCellsOf(cells), [cells]);
  useEffect(() => {
    onPhase('shown');
    emit('oshi-ready', { videos: videoCells.map(({ content }) => content) });
  }, [videoCells, onPhase, emit]);
  const play = (chosen: readonly MultiviewVideoCell[]) => {
    if (emit('oshi-play', { videos: chosen.map(({ content }) => content) }))
      start(chosen.map(({ id }) => id));
  };
  return (
    <div className={css.whole}>
      {options.controls && !isShown ? (
        <div className={css.bar} data-part="controls">
          <Button
            size="small"
            startIcon={PlayFilledIcon}
            busy={playing !== null}
            disabled={videoCells.length === 0}
            onClick={() => play(videoCells)}
          >
            {t('playAll')}
          </Button>
        </div>
      ) : null}
      <div className={css.stage}>
        {isShown ? null : (
          <MultiviewPosters
            cells={cells}
            busy={playing ?? []}
            onPlay={(cell) => play([cell])}
            emit={emit}
          />
        )}
        {hasFailed ? (
          <Notice role="alert" tone="danger" className={css.note} title={tWidgets('video.failed')}>
            {tWidgets('feed.error.network')}
          </Notice>
        ) : null}
      </div>
      <div ref={box} className={isShown ? css.playersShown : css.players} />
    </div>
  );
}

function Multiview({ options, ...more }: Omit<StageProps, 'cells'>) {
  const { complain } = more.given;
  const [layout] = useState(() => embedLayout(options));
  useEffect(() => {
    if ('cells' in layout) layout.complaints.forEach(complain);
  }, [layout, complain]);
  return 'cells' in layout ? (
    <Stage cells={layout.cells} options={options} {...more} />
  ) : (
    <Refusal problem={layout} given={more.given} />
  );
}

export type EmbedMultiviewProps = Drawing<MultiviewOptions> & { readonly given: Given };

export function EmbedMultiview({ given, ...drawing }: EmbedMultiviewProps) {
  const { options } = drawing;
  const { api, layout, videos, chat } = options;
  return (
    <EmbedPage {...drawing}>
      {/* Another layout is another multiview. */}
      <Multiview
        key={JSON.stringify([api, layout, videos, chat])}
        options={options}
        drawing={options}
        given={given}
      />
    </EmbedPage>
  );
}
