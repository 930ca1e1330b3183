/** Letters that come along, so that pictures do not depend on the machine; `preview.css` says where they are used. */
import '@fontsource-variable/noto-sans';
import '@fontsource-variable/noto-sans-jp';
