export interface FirstVisitInput {
  /** What the device remembers: the tip at the org selector was never hidden. */
  readonly showOrgTip: boolean;
  /** What the device remembers: the first-visit notice was never hidden. */
  readonly firstVisit: boolean;
  /** A crawler is shown neither, and nothing is remembered for it. Default false. */
  readonly isCrawler?: boolean;
}

export interface FirstVisitContext {
  /** A crawler is shown neither. */
  readonly isCrawler: boolean;
  /** Whether the tip is still owed to this device. */
  readonly showOrgTip: boolean;
  /** Whether the notice is still owed to this device. */
  readonly firstVisit: boolean;
}

export type FirstVisitEvent =
  /** The tip is on screen: it is not shown again, though it stays for its time. */
  | { readonly type: 'tip.seen' }
  /** The viewer closes the tip, or opens the org selector it points at. */
  | { readonly type: 'tip.dismiss' }
  /** The viewer closes the first-visit notice. */
  | { readonly type: 'notice.dismiss' }
  /** Another tab has remembered something. */
  | {
      readonly type: 'tips.replaced';
      readonly showOrgTip: boolean;
      readonly firstVisit: boolean;
    };

/** To be kept on the device. */
export type FirstVisitNotice = {
  /** Something was hidden or remembered: to be kept. */
  readonly type: 'tips.changed';
  /** Whether the org tip is still owed. */
  readonly showOrgTip: boolean;
  /** Whether the first-visit notice is still owed. */
  readonly firstVisit: boolean;
};
