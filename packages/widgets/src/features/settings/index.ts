export { AppearanceGroup } from './AppearanceGroup';
export { DataGroup } from './DataGroup';
export { FeedGroup } from './FeedGroup';
export { HistoryGroup } from './HistoryGroup';
export { HiddenGroup } from './HiddenGroup';
export { LanguageGroup, type LanguageInAddress } from './LanguageGroup';
export { NavigationGroup } from './NavigationGroup';
export { SlimSettingsButton } from './SlimSettingsButton';
export { UpdatesGroup } from './UpdatesGroup';
