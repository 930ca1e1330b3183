'use client';

export { editTabOf, editVideoPath, type EditTab } from './edit-tabs';
export { EditVideo } from './EditVideo';
