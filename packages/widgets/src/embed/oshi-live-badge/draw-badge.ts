/** The nodes of a badge, made once and filled with what is known. */
import type { BadgeText } from './badge';

const partNamed = (name: string) => {
  const element = document.createElement('span');
  element.className = name;
  element.setAttribute('part', name);
  // Screen readers get one sentence instead, which is another text.
  element.ariaHidden = 'true';
  return element;
};

export interface DrawnBadge {
  /** `lang`: BCP 47 tag of the words. */
  readonly fill: (words: BadgeText, href: string, lang: string) => void;
  readonly remove: () => void;
}

/** `onSelect`: answers whether the link is followed. */
export function drawBadge(box: HTMLElement, onSelect: (href: string) => boolean): DrawnBadge {
  const link = document.createElement('a');
  // Browsers give such a page no hold on this one.
  link.target = '_blank';
  const [dot, text, count] = [partNamed('dot'), partNamed('text'), partNamed('count')];
  const spoken = document.createElement('span');
  spoken.className = 'spoken';
  link.append(dot, text, count, spoken);
  link.addEventListener('click', (event) => {
    if (!onSelect(link.href)) event.preventDefault();
  });
  return {
    fill: (words, href, lang) => {
      box.lang = lang;
      link.href = href;
      link.className = words.state;
      text.textContent = words.text;
      count.textContent = words.count;
      spoken.textContent = words.spoken;
      if (!link.isConnected) box.append(link);
    },
    remove: () => link.remove(),
  };
}
