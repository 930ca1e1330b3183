export { AppearanceGroup } from './AppearanceGroup';
export { DataGroup } from './DataGroup';
export { FeedGroup } from './FeedGroup';
export { HiddenGroup } from './HiddenGroup';
export { LanguageGroup, type LanguageGroupProps, type LanguageInAddress } from './LanguageGroup';
export { NavigationGroup } from './NavigationGroup';
export { SlimSettingsButton, type SlimSettingsButtonProps } from './SlimSettingsButton';
export { TranslationsGroup } from './TranslationsGroup';
export { UpdatesGroup } from './UpdatesGroup';
