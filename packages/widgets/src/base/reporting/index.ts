'use client';

export { LoadError } from './load-error';
export { addErrorReporter, reportError } from './report';
