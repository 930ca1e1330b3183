export {
  Tab,
  TabList,
  TabPanel,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
} from './Tabs';
export { useSwipe, type SwipePath } from './swipe';
