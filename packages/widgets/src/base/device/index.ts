'use client';

export * from './DeviceProvider';
export { useDisplay } from './use-display';
export { listedVideo, storedVideoOf } from './stored-media';
