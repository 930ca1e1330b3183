/**
 * What a new account is called: as the person is called at the platform, as far as a name here may be so. What remains of
 * a character that was cut in two goes as well.
 */
import type { Person } from '../../auth/providers/provider';

const NAME_MAX = 60;
const NOT_SHOWN = /\p{Cc}+/gu;

export const firstName = ({ name }: Person): string =>
  name
    .replace(NOT_SHOWN, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/\p{Surrogate}/gu, '')
    .trim() || 'Viewer';
