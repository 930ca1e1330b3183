import type { LiveSort } from '@oshimado/domain';
import type { HomeTab } from './home-tabs';

export interface DisplayControlsProps {
  readonly tab: HomeTab;
  readonly sort: LiveSort;
  readonly onSort: (sort: LiveSort) => void;
  /** Day picked, `2026-01-31`, or empty. */
  readonly uploadedBefore: string;
  readonly onUploadedBefore: (day: string) => void;
}
