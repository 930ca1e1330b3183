export { AdminPage, type AdminPageProps } from './AdminPage';
export { adminIn, writeAdmin, type AdminPlace } from './admin-place';
