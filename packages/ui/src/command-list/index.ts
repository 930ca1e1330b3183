export {
  CommandList,
  type CommandListLabels,
  type CommandListOption,
  type CommandListProps,
} from './CommandList';
