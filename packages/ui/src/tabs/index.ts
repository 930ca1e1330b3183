export {
  Tab,
  TabList,
  TabPanel,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
} from './Tabs';
export { useSwipe } from './swipe';
