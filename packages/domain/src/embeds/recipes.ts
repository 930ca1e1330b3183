/** What pages do with the events and properties of elements, in code to paste. */
import { escapeHtml } from '../format/escape-html';

/**
 * `title`: the number of live streams is in the title of the page. `toast`: the page says when somebody goes live. `topics`: a list of topics
 * filters a board. `follow`: a player shows what is chosen on a board. `style`: an element has the colors of the page.
 */
export const recipeNames = ['title', 'toast', 'topics', 'follow', 'style'] as const;
/** One of the recipes. */
export type RecipeName = (typeof recipeNames)[number];

/** Where the code is for, and what it says to the visitors of the page. */
export interface RecipeOptions {
  /** Origin of the embeds, without a slash at the end. */
  readonly embeds: string;
  /** Organization that the elements show. */
  readonly org: string;
  /** Said when somebody goes live. */
  readonly wentLive: string;
  /** Name of the list of topics. */
  readonly topic: string;
  /** The first entry of the list: no topic is chosen. */
  readonly allTopics: string;
}

const scriptOf = (embeds: string, ...names: readonly string[]) =>
  names.map((name) => `<script type="module" src="${embeds}/v1/${name}.js"></script>`).join('\n');

const writers: Readonly<Record<RecipeName, (options: RecipeOptions) => string>> = {
  title: ({ embeds, org }) => `${scriptOf(embeds, 'live-feed')}
<oshi-live-feed id="board" org="${org}" max="6"></oshi-live-feed>
<script type="module">
  const { title } = document;
  document.querySelector('#board').addEventListener('oshi-change', ({ detail }) => {
    document.title = detail.live > 0 ? \`(\${detail.live}) \${title}\` : title;
  });
</script>`,
  toast: ({ embeds, org, wentLive }) => `${scriptOf(embeds, 'oshi-live-badge')}
<oshi-live-badge id="badge" org="${org}"></oshi-live-badge>
<p role="status" id="toast" data-text="${wentLive}"></p>
<script type="module">
  const toast = document.querySelector('#toast');
  let before = Infinity;
  document.querySelector('#badge').addEventListener('oshi-change', ({ detail }) => {
    if (detail.live > before) {
      toast.textContent = toast.dataset.text;
      setTimeout(() => toast.replaceChildren(), 10_000);
    }
    before = detail.live;
  });
</script>`,
  topics: ({ embeds, org, topic, allTopics }) => `${scriptOf(embeds, 'live-feed')}
<label>
  ${topic}
  <select id="topic">
    <option value="">${allTopics}</option>
    <option>singing</option>
    <option>talk</option>
  </select>
</label>
<oshi-live-feed id="board" org="${org}" max="12"></oshi-live-feed>
<script type="module">
  document.querySelector('#topic').addEventListener('change', ({ target }) => {
    document.querySelector('#board').topics = target.value;
  });
</script>`,
  follow: ({ embeds, org }) => `${scriptOf(embeds, 'live-feed', 'oshi-player')}
<oshi-player id="player"></oshi-player>
<oshi-live-feed id="board" org="${org}" max="6"></oshi-live-feed>
<script type="module">
  document.querySelector('#board').addEventListener('oshi-select', (event) => {
    event.preventDefault();
    document.querySelector('#player').video = event.detail.video.id;
  });
</script>`,
  style: ({ embeds, org }) => `${scriptOf(embeds, 'live-feed')}
<style>
  oshi-live-feed {
    --oshi-color-background: #fff0f5;
    --oshi-color-text: #40102a;
  }
  oshi-live-feed::part(title) {
    font-style: italic;
  }
</style>
<oshi-live-feed org="${org}" max="6" theme="light"></oshi-live-feed>`,
};

/** The code of a recipe: lines to paste as they are. */
export function recipeHtml(name: RecipeName, { embeds, ...words }: RecipeOptions): string {
  const { org, wentLive, topic, allTopics } = words;
  return writers[name]({
    embeds,
    org: escapeHtml(org),
    wentLive: escapeHtml(wentLive),
    topic: escapeHtml(topic),
    allTopics: escapeHtml(allTopics),
  });
}
