'use client';

export { deviceVisits, useKeptVisits, useVisits, useVisitsStore } from './use-visits';
export { createVisits, VISITS_KEY, type VisitsStore } from './visits-store';
