export { ReportProvider, useOpenReport, type ReportProviderProps } from './ReportProvider';
export type { ReportPagePlace } from './use-report';
