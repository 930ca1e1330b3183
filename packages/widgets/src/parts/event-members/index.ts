'use client';

export { EventMembers } from './LateEventMembers';
