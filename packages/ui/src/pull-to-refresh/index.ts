export { PullIndicator, type PullIndicatorProps, type PullPhase } from './PullIndicator';
