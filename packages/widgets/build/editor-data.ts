/** What editors read in place of the manifest: web-types for JetBrains, custom data for VS Code. */
import { readFileSync } from 'node:fs';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { attributesOf, describedElements } from './describe-elements';
import { customElementsManifest } from './manifest';

/** As far as it is written here. */
interface WebTypes {
  name: string;
  version: string;
  contributions: {
    html: { elements: { name: string; attributes: { name: string; required?: boolean }[] }[] };
    css: { properties: { name: string }[] };
  };
}

const addressOf = (tag = '') => ({
  name: 'Attributes and events',
  url: `https://github.com/oshimado/oshimado/blob/main/docs/generated/elements.md#${tag}`,
});

// The tokens are many, and completed as properties of CSS; beside each element they would hide what it is.
const options = { hideCssPropertiesDocs: true, hideLogs: true };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function's types lag behind those of the manifest
const manifest = customElementsManifest as Parameters<typeof getWebTypesData>[0];

const isRequired = (tag: string, attribute: string): boolean =>
  describedElements.some(
    (element) =>
      element.tag === tag &&
      attributesOf(element).some((one) => one.name === attribute && one.isRequired),
  );

/** The data for JetBrains: `web-types` of the package. */
export function webTypes(): WebTypes {
  const data = JSON.parse(
    getWebTypesData(manifest, { ...options, referenceTemplate: (_name, tag) => addressOf(tag) }),
  ) as WebTypes;
  for (const { name: tag, attributes } of data.contributions.html.elements) {
    for (const attribute of attributes) {
      if (isRequired(tag, attribute.name)) attribute.required = true;
    }
  }
  const { css } = data.contributions;
  css.properties = [...new Map(css.properties.map((one) => [one.name, one])).values()];
  // The library takes these two from the folder in which it runs.
  const { name, version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as WebTypes;
  return { ...data, name, version };
}

/** The data for VS Code: `html.customData` of its settings. */
export function vsCodeHtmlData(): { tags: { name: string; attributes: { name: string }[] }[] } {
  const text = getVsCodeHtmlCustomData(manifest, {
    ...options,
    referencesTemplate: (_name, tag) => [addressOf(tag)],
  });
  return JSON.parse(text) as ReturnType<typeof vsCodeHtmlData>;
}
