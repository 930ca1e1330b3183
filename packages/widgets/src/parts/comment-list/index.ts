'use client';

export { CommentList, type CommentListProps } from './CommentList';
