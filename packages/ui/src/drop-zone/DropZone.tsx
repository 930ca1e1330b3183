'use client';

import { useEffect, useId, useState, type DragEvent } from 'react';
import { Icon, UploadIcon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { sortFiles, type FileRules, type Refusal } from './accept';
import {
  description as descriptionStyle,
  error as errorStyle,
  input,
  label as labelStyle,
  picture,
  zone,
} from './DropZone.css';

/** Props of `DropZone`. */
export interface DropZoneProps extends FileRules, StyleProps {
  /** What to drop, and that a press chooses too. */
  readonly label: string;
  /** What it takes: types, largest size. */
  readonly description?: string;
  /** What was wrong with the last ones, and what to do. */
  readonly error?: string;
  /** Called with the files that it takes. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with each file that it does not take, and why; and with those that it took of the same drop, after `onFiles`. */
  readonly onRefused: (refused: readonly Refusal[], taken: readonly File[]) => void;
  /** It takes none now. Default false. */
  readonly disabled?: boolean;
  /** Those it took are at work: it takes no more. Default false. */
  readonly busy?: boolean;
}

/** A file that misses the zone: a browser would open it in place of the page, whose unsaved work would be lost. */
function holdMissed(event: globalThis.DragEvent) {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  // A field of files takes them by itself.
  if (event.composedPath()[0] instanceof HTMLInputElement) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

function useHeldMisses() {
  useEffect(() => {
    addEventListener('dragover', holdMissed);
    addEventListener('drop', holdMissed);
    return () => {
      removeEventListener('dragover', holdMissed);
      removeEventListener('drop', holdMissed);
    };
  }, []);
}

/** Takes files by drop, by press and by keys, and keeps the page where one misses it. Renders a `<div>` around an `<input type="file">`. */
export function DropZone({
  label,
  description,
  error,
  onFiles,
  onRefused,
  disabled = false,
  busy = false,
  accept,
  multiple = false,
  maxBytes,
  className,
  style,
}: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isOff = disabled || busy;
  useHeldMisses();

  const take = (files: FileList | null) => {
    const { taken, refused } = sortFiles(Array.from(files ?? []), { accept, multiple, maxBytes });
    if (taken.length > 0) onFiles(taken);
    if (refused.length > 0) onRefused(refused, taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isOff) take(event.dataTransfer.files);
  };
  const enter = (event: DragEvent) => {
    // Without this the browser would open the file in place of the page.
    event.preventDefault();
    setOver(!isOff);
  };

  return (
    <div
      className={classNames(zone, className)}
      style={style}
      data-over={isOver}
      data-invalid={error !== undefined}
      aria-disabled={isOff || undefined}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={picture}>
        <Icon icon={UploadIcon} />
      </span>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {description ? (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      ) : null}
      <span id={`${id}-error`} role="status" className={errorStyle}>
        {error}
      </span>
      <input
        id={id}
        type="file"
        className={input}
        accept={accept}
        multiple={multiple}
        disabled={isOff}
        aria-busy={busy || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={description ? `${id}-description ${id}-error` : `${id}-error`}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file again is a choice again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
