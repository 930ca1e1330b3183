export { ToastLogProvider, useToastLog } from './ToastLogProvider';
