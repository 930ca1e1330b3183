import type { IconType } from '@oshimado/ui/icon';

/** Where there is no room for a tool: nowhere, on phones, on phones and tablets. */
export type Folds = 'never' | 'phone' | 'mobile';

/** A tool of a multiview. */
export interface Tool {
  readonly id: string;
  readonly icon: IconType;
  readonly label: string;
  readonly folds: Folds;
  readonly run: () => void;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
}
