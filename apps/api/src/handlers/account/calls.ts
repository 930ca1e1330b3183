import type { Actions } from '../handler';
import { getCalendarKey, postCalendarKey } from './calendar-key';
import { deleteUser } from './delete-user';
import { getCreateKey } from './get-create-key';
import { getLoginServices } from './get-login-services';
import { getRefresh } from './get-refresh';
import { getSessions } from './get-sessions';
import { getUserCheck } from './get-user-check';
import { getUserExport } from './get-user-export';
import { postLogin } from './post-login';
import { postLogout } from './post-logout';
import { postUser } from './post-user';

export const actions = {
  deleteUser,
  getCalendarKey,
  getCreateKey,
  getLoginServices,
  getRefresh,
  getSessions,
  getUserCheck,
  getUserExport,
  postCalendarKey,
  postLogin,
  postLogout,
  postUser,
} satisfies Actions;
