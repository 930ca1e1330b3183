export { OrgsField as default } from '../feed-page/OrgsField';
