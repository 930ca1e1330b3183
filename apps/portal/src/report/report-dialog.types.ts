import type { Video } from '@oshimado/contract';

/** A wish to report; each is an object of its own, so that the same video can be reported twice. */
export interface ReportRequest {
  readonly video: Video;
}

export interface ReportDialogProps {
  /** The latest wish; a new one begins the form anew. */
  readonly request: ReportRequest;
}
