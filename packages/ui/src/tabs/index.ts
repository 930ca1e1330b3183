export {
  Tab,
  TabList,
  TabPanel,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
} from './Tabs';
export { SWIPE_DISTANCE, swipeOf, useSwipe, type SwipePath } from './swipe';
