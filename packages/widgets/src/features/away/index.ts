'use client';

export { AwaySection } from './LateAwaySection';
export { KeptVisits } from './KeptVisits';
