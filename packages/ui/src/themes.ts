import './theme/themes.css';
import './theme/theme-auto.css';
