export {
  Tab,
  TabList,
  TabPanel,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
} from './Tabs';
export { isZoomed, useSwipe } from './swipe';
