import { elementWith } from '../element-with';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadDrawing } from '../load-drawing';
import type * as Mounting from './mount';
import type { OshiSearchEvents } from './events';
import { searchAttributes, type SearchOptions } from './options';

/** The field alone: a control of the theme contract with the padding around it. */
const placeStyles = `
:host { contain: layout style; }
.place::before { --control: 2.5em; block-size: calc(var(--control) + 32px); }
@media (pointer: coarse) { .place::before { --control: 2.75em; } }
`;

/**
 * @summary A search field, and the videos that it finds.
 * @tag oshi-search
 * @slot - Links for before the field is there and for visitors without scripts.
 * @csspart search - The field and what is found.
 * @cssproperty --oshi-color-background - and every other token of the theme contract.
 * @fires {CustomEvent<{}>} oshi-ready - The field is there.
 * @fires {CustomEvent<{text: string}>} oshi-search - A visitor searches; canceled, the page shows what it finds itself.
 * @fires {CustomEvent<{video: Video, href: string}>} oshi-select - A visitor chose a result; cancelable.
 * @fires {CustomEvent<{code: string}>} oshi-error - The results could not be loaded.
 */
export class OshiSearchElement extends elementWith<typeof searchAttributes, OshiSearchEvents>(
  searchAttributes,
) {
  constructor() {
    super('search', placeStyles);
  }

  protected override async mount(
    given: MountOptions<SearchOptions, OshiSearchEvents>,
    isAgain: boolean,
  ): Promise<Mounted> {
    const { mountOshiSearch } = await loadDrawing<typeof Mounting>('mount-oshi-search.js', isAgain);
    return mountOshiSearch(given);
  }
}
