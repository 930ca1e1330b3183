export { REPORT_NOTICE_MS, REPORT_VALUE_MAX } from './report.limits';
export {
  isCollabFilterWorthNaming,
  looksLikeCollab,
  REPORT_REASON_TEXTS,
  REPORT_REASONS,
  reportFields,
  reportProblem,
  reportReasons,
  suggestedMentions,
  type MentionChanges,
  type ReportField,
  type ReportPlace,
  type ReportProblem,
  type ReportReason,
  type VideoReport,
} from './video-report';
