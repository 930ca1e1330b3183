/** Target of the "Log in" buttons of toasts. */
export const LOGIN_PATH = '/login';
