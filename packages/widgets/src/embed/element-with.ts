import { sharedAttributes, type Attributes, type PropertiesOf } from './attributes';
import type { PropertyValue } from './base-element';
import { LazyElement, type DrawingScript } from './lazy-element';

type ElementClass<Table extends Attributes, Events> = (abstract new (
  part: string,
  styles: string,
  drawing: DrawingScript,
) => LazyElement<Table, Events> & PropertiesOf<Table>) & {
  readonly observedAttributes: readonly string[];
};

/** The class of elements with these attributes, which it observes and has as properties. */
export function elementWith<Table extends Attributes, Events>(
  table: Table,
): ElementClass<Table, Events> {
  const all = { ...sharedAttributes, ...table };
  abstract class TableElement extends LazyElement<Table, Events> {
    static readonly observedAttributes = Object.keys(all);
    constructor(part: string, styles: string, drawing: DrawingScript) {
      super(all, part, styles, drawing);
    }
    static {
      for (const [name, attribute] of Object.entries(all)) {
        // Every element has a language by itself.
        if (name === 'lang') continue;
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: TableElement) {
            return this.property(name, attribute);
          },
          set(this: TableElement, value: PropertyValue) {
            this.setProperty(name, attribute, value);
          },
        });
      }
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties were defined above
  return TableElement as unknown as ElementClass<Table, Events>;
}
