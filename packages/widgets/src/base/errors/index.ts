export { ApiError } from './ApiError';
export { ErrorBoundary } from './ErrorBoundary';
export { OrLimit } from './OrLimit';
export { RetryNotice, type RetryNoticeProps } from './RetryNotice';
export { UnlessOffline } from './UnlessOffline';
export { isUnknown } from './is-unknown';
export { useLimitSentence, waitInWords } from './use-limit-sentence';
