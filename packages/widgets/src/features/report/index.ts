export { ReportProvider, useOpenReport } from './ReportProvider';
