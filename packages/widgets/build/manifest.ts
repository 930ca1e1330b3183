/** The elements as a Custom Elements Manifest (https://github.com/webcomponents/custom-elements-manifest), which tools read. */
import type {
  Attribute,
  CustomElementDeclaration,
  CustomElementField,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import {
  attributesOf,
  describedElements,
  describedTokens,
  type DescribedAttribute,
  type DescribedElement,
  type Named,
} from './describe-elements';

const described = ({ name, sentence }: Named) => ({ name, description: sentence });

/** The sentence, in Markdown with what else is to know before writing it: the schema has no fields for that. */
function descriptionOf({ sentence, takes, isRequired }: DescribedAttribute): string {
  const first = isRequired ? `Required. ${sentence}` : sentence;
  return takes === undefined ? first : `${first}\n\nTakes ${takes}.`;
}

const attributeOf = (attribute: DescribedAttribute): Attribute => ({
  name: attribute.name,
  description: descriptionOf(attribute),
  type: { text: attribute.type },
  default: attribute.default,
  fieldName: attribute.name,
});

const fieldOf = (attribute: DescribedAttribute): CustomElementField => ({
  kind: 'field',
  name: attribute.name,
  description: descriptionOf(attribute),
  // Every element has this property by itself.
  type: { text: attribute.name === 'lang' ? 'string' : attribute.propertyType },
  attribute: attribute.name,
  reflects: true,
});

const declarationOf = (element: DescribedElement): CustomElementDeclaration => ({
  kind: 'class',
  name: element.className,
  customElement: true,
  tagName: element.tag,
  summary: element.summary,
  description: element.summary,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: attributesOf(element).map(attributeOf),
  members: [
    ...attributesOf(element).map(fieldOf),
    ...element.properties.map(({ type, isReadonly, ...property }) => ({
      kind: 'field' as const,
      ...described(property),
      type: { text: type },
      readonly: isReadonly,
    })),
    ...element.methods.map(({ returns, ...method }) => ({
      kind: 'method' as const,
      ...described(method),
      return: { type: { text: returns } },
    })),
  ],
  events: element.events.map(({ type, ...event }) => ({
    ...described(event),
    type: { text: type },
  })),
  slots: element.slots.map(described),
  cssParts: element.parts.map(described),
  cssProperties: describedTokens.map(described),
});

const moduleOf = (element: DescribedElement): JavaScriptModule => ({
  kind: 'javascript-module',
  path: element.script,
  summary: element.summary,
  declarations: [declarationOf(element)],
  exports: [
    {
      kind: 'custom-element-definition',
      name: element.tag,
      declaration: { name: element.className, module: element.script },
    },
  ],
});

/** A module for each element; its path is where its script is served. */
export const customElementsManifest: Package = {
  schemaVersion: '2.1.0',
  modules: describedElements.map(moduleOf),
};
