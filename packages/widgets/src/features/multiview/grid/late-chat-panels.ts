export { ChatPanels as default } from './ChatPanels';
