import type { GroupColor } from '@oshimado/contract';
import * as css from './favorite-groups.css';

/** The color of a group, beside its name. */
export const GroupDot = ({ color }: { readonly color: GroupColor }) => (
  <span className={css.dot[color]} aria-hidden="true" />
);
