'use client';

/** A list whose order is changed by mouse, touch or keys; each move is announced to screen readers. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId, useRef, type ReactNode } from 'react';
import { GripIcon, Icon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { content as contentStyle, handle, item as itemStyle, list } from './SortableList.css';

/** An item of a `SortableList`. */
export interface SortableItem {
  /** Unique id of the item. */
  readonly id: string;
  /** Names it in the announcements and in the name of its handle. */
  readonly name: string;
  /** What is drawn. */
  readonly content: ReactNode;
}

/** Where an item is, for the sentences. */
export interface SortablePlace {
  /** The item's name. */
  readonly name: string;
  /** From 1. */
  readonly position: number;
  /** How many there are. */
  readonly count: number;
}

/** Every sentence that is read aloud; none is shown. */
export interface SortableLabels {
  /** Name of a handle. */
  readonly handle: (name: string) => string;
  /** How the keys work, read with each handle. */
  readonly instructions: string;
  /** It was lifted. */
  readonly lifted: (place: SortablePlace) => string;
  /** It is over another place now. */
  readonly moved: (place: SortablePlace) => string;
  /** It was put down. */
  readonly dropped: (place: SortablePlace) => string;
  /** It is back where it was. */
  readonly cancelled: (place: SortablePlace) => string;
}

/** Props of `SortableList`. */
export interface SortableListProps extends StyleProps {
  /** Name of the list. */
  readonly label: string;
  /** The items in their order; the owner keeps it. */
  readonly items: readonly SortableItem[];
  /** Called when an item was put down elsewhere, with both places from 0. */
  readonly onReorder: (from: number, to: number) => void;
  /** What is read aloud. */
  readonly labels: SortableLabels;
}

function Item({ item, labels }: { item: SortableItem; labels: SortableLabels }) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      className={itemStyle}
      data-lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={handle}
        aria-label={labels.handle(item.name)}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging || undefined}
        data-own-escape={isDragging || undefined}
        {...listeners}
      >
        <Icon icon={GripIcon} />
      </button>
      <div className={contentStyle}>{item.content}</div>
    </li>
  );
}

/** Renders an `<ul>`. Space lifts and puts down, arrows move, Escape puts back. */
export function SortableList({
  label,
  items,
  onReorder,
  labels,
  className,
  style,
}: SortableListProps) {
  const id = useId();
  const sensors = useSensors(
    // A press that hardly moves is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (wanted: UniqueIdentifier) => items.findIndex((item) => item.id === wanted);
  const place = (active: UniqueIdentifier, over: UniqueIdentifier = active): SortablePlace => ({
    name: items[indexOf(active)]?.name ?? '',
    position: indexOf(over) + 1,
    count: items.length,
  });
  // An item that was just lifted is over its own place at once; that is no move.
  const said = useRef<number>(undefined);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const here = place(active.id);
      said.current = here.position;
      return labels.lifted(here);
    },
    onDragOver: ({ active, over }) => {
      const here = place(active.id, over?.id);
      if (said.current === here.position) return undefined;
      said.current = here.position;
      return labels.moved(here);
    },
    onDragEnd: ({ active, over }) => labels.dropped(place(active.id, over?.id)),
    onDragCancel: ({ active }) => labels.cancelled(place(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: labels.instructions },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <ul className={classNames(list, className)} style={style} aria-label={label}>
          {items.map((item) => (
            <Item key={item.id} item={item} labels={labels} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
