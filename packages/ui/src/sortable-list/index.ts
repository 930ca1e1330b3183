export {
  SortableList,
  type SortableItem,
  type SortableLabels,
  type SortableListProps,
  type SortablePlace,
} from './SortableList';
