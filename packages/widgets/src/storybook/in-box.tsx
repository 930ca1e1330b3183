import type { CSSProperties, ReactElement } from 'react';

/** Decorator of a story that is shown in a box with these styles. */
export const inBox = (style: CSSProperties) =>
  function InBox(Story: () => ReactElement) {
    return (
      <div style={style}>
        <Story />
      </div>
    );
  };
