export { OrgsField as default } from '../feed-lists/OrgsField';
