export { ActorsWithNotices } from './ActorsWithNotices';
export { NoticesLogProvider, useNoticesLog } from './NoticesLogProvider';
export { NoticesProvider, useNotify } from './NoticesProvider';
export { TwitterWarning } from './TwitterWarning';
export { LOGIN_PATH } from './login-path';
