export {
  Tab,
  TabList,
  TabPanel,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
} from './Tabs';
export { SWIPE_DISTANCE, swipeOf, type SwipePath } from './swipe';
export { useSwipe } from './use-swipe';
