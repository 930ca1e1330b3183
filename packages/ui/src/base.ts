import './themes';
import './theme/base.css';
