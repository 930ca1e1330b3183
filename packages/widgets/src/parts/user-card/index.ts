'use client';

export { UserButton } from './UserButton';
export { UserCard } from './UserCard';
