'use client';

export * from './DeviceProvider';
export { useDisplay } from './use-display';
