/** Where a message leads that asks for a login. */
export const LOGIN_PATH = '/login';
