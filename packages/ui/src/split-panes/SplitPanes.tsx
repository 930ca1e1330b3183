'use client';

import { Fragment, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { classNames, type StyleProps } from '../style-props';
import { group, line, pane, separator } from './SplitPanes.css';

/** One of the panes of `SplitPanes`; its sizes are percentages of the whole. */
export interface Pane {
  /** Names it in the layout. */
  readonly id: string;
  /** What it shows. */
  readonly content: ReactNode;
  /** Per cent it takes at first. Default an equal share. */
  readonly defaultSize?: number;
  /** Per cent it takes at least. Default 10. */
  readonly minSize?: number;
  /** Per cent it takes at most. Default 100. */
  readonly maxSize?: number;
}

/** Per cent by the id of the pane. */
export type PaneLayout = Readonly<Record<string, number>>;

/** Props of `SplitPanes`. */
export interface SplitPanesProps extends StyleProps {
  /** In reading order; one alone takes all of it. */
  readonly panes: readonly Pane[];
  /** `horizontal`: side by side, `vertical`: one below the other. Default `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Name of the separator between two panes, read aloud with its value. */
  readonly separatorLabel: (before: Pane, after: Pane) => string;
  /**
   * Key of the arrangement. When it changes, the panes get their `defaultSize` again; their children stay mounted.
   * Default: they take it once.
   */
  readonly arrangement?: string;
  /** Called when a separator has come to rest, with per cent by id; keep it to bring the layout back. */
  readonly onLayoutChange?: (layout: PaneLayout) => void;
}

/**
 * Panes whose shares are changed by dragging what lies between them, or by arrows, Home and End on it. It fills its parent.
 * Renders a `<div>` with a `<div role="separator">` between panes.
 */
export function SplitPanes({
  panes,
  orientation = 'horizontal',
  separatorLabel,
  arrangement,
  onLayoutChange,
  className,
  style,
}: SplitPanesProps) {
  const groupRef = useGroupRef();
  const arranged = useRef(arrangement);
  const arrange = useEffectEvent(() => {
    const group = groupRef.current;
    const isShown = group && panes.every(({ id }) => Object.hasOwn(group.getLayout(), id));
    // Panes that come and go take their sizes by themselves.
    if (!isShown || Object.keys(group.getLayout()).length !== panes.length) return;
    group.setLayout(Object.fromEntries(panes.map((one) => [one.id, sizeOf(one, panes)])));
  });
  useEffect(() => {
    if (arranged.current === arrangement) return;
    arranged.current = arrangement;
    arrange();
  }, [arrangement]);
  return (
    <Group
      className={classNames(group, className)}
      style={style}
      groupRef={groupRef}
      orientation={orientation}
      onLayoutChanged={(layout) => onLayoutChange?.(layout)}
    >
      {panes.map((one, index) => {
        const before = panes[index - 1];
        return (
          <Fragment key={one.id}>
            {before ? (
              <Separator className={separator} aria-label={separatorLabel(before, one)}>
                <div className={line} />
              </Separator>
            ) : null}
            <Panel
              className={pane}
              id={one.id}
              defaultSize={`${sizeOf(one, panes)}%`}
              minSize={`${one.minSize ?? 10}%`}
              maxSize={`${one.maxSize ?? 100}%`}
            >
              {one.content}
            </Panel>
          </Fragment>
        );
      })}
    </Group>
  );
}

/** Per cent that a pane takes at first. */
const sizeOf = ({ defaultSize }: Pane, panes: readonly Pane[]): number =>
  defaultSize ?? 100 / panes.length;
