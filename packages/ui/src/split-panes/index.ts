export { SplitPanes, type Pane, type PaneLayout, type SplitPanesProps } from './SplitPanes';
