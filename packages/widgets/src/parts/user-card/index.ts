'use client';

export { UserButton } from './UserButton';
export { UserCard, type UserCardProps } from './UserCard';
export type { UserCardPlace } from './user-card.connect';
