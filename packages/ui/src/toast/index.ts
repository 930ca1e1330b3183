export { Toast, ToastRegion, type ToastProps, type ToastRegionProps } from './Toast';
