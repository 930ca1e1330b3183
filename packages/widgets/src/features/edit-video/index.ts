'use client';

export { editTabOf, editVideoPath, type EditTab } from './edit-tabs';
export { EditVideo, type EditVideoProps } from './EditVideo';
