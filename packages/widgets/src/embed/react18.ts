/**
 * The tags in JSX of React 18, for its global types: `import '@oshimado/widgets/react18'`. React 18 writes attributes and knows no
 * events of elements: listen with `addEventListener` on a ref.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, ElementTag, WrittenAttributesOf } from './tag-types';

type Jsx = {
  [Tag in ElementTag]: DetailedHTMLProps<HTMLAttributes<ElementOf[Tag]>, ElementOf[Tag]> &
    WrittenAttributesOf[Tag];
};

declare global {
  namespace JSX {
    interface IntrinsicElements extends Jsx {}
  }
}
