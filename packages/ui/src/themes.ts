import './theme/themes.css';
import './theme/more-themes.css';
