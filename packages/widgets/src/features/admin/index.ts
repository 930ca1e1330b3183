export { AdminPage } from './AdminPage';
export { adminIn, writeAdmin, type AdminPlace } from './admin-place';
