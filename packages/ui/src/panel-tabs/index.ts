export { PanelTabs, type PanelTab, type PanelTabsProps } from './PanelTabs';
