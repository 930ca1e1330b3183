export {
  useWidgets,
  WidgetsProvider,
  type LinkProps,
  type WidgetsEnvironment,
  type WidgetsOptions,
} from './WidgetsProvider';
