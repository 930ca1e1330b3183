export type { CardActions, CardFlag, CardMenuActions, CardPartProps } from './card-actions';
export {
  useWidgets,
  WidgetsProvider,
  type LinkProps,
  type WidgetsEnvironment,
  type WidgetsOptions,
} from './WidgetsProvider';
