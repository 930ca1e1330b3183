'use client';

export { editTabOf, type EditTab } from './edit-tabs';
export { EditVideo } from './EditVideo';
