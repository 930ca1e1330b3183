'use client';

export { useKeptVisits, useVisits, useVisitsStore, VisitsContext } from './use-visits';
export { createVisits, VISITS_KEY, type VisitsStore } from './visits-store';
