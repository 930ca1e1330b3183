'use client';

export { PartFailed, type PartFailedProps } from './PartFailed';
export { latePart, PartBoundary } from './late-part';
