// Runs one built app: first as a server would, without a page, then what the server wrote in the page of happy-dom. Throws for what is wrong.
import { deepStrictEqual as equal, ok } from 'node:assert';
import { pathToFileURL } from 'node:url';

const [, , happyDom, server, client, from] = process.argv;

/** What the tag has to say. Vue and Svelte take `controls` for an attribute of HTML, which says nothing but that it is there; the page corrects it. */
const ON_SERVER = ['videos="a,b"', ' chat', 'class="mine"'];
const IN_PAGE = [...ON_SERVER, 'controls="off"'];

function check(html, texts, where) {
  const [tag = ''] = /<oshi-multiview[^>]*>/.exec(html) ?? [];
  for (const text of texts) ok(tag.includes(text), `${where} without ${text}: ${html}`);
  ok(!tag.includes('from'), `${where} with a prop that is no attribute: ${html}`);
  ok(html.includes('<a href="/multiview">Watch</a>'), `${where} without the link: ${html}`);
}

const { render } = await import(pathToFileURL(server).href);
const html = await render({ from, hear: () => ok(false, 'nothing happens on a server') });
check(html, ON_SERVER, 'on a server');

const { Window } = await import(pathToFileURL(happyDom).href);
const window = new Window({ url: 'https://fan.example/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) globalThis[name] = window[name];
Object.assign(globalThis, { window, Event: window.Event, CustomEvent: window.CustomEvent });
Object.assign(globalThis, { AbortController: window.AbortController });

const { hydrate } = await import(pathToFileURL(client).href);
// The second time its tag is known already, so that frameworks set properties.
for (const time of ['first', 'second']) {
  const target = document.body.appendChild(document.createElement('div'));
  target.innerHTML = html;
  const heard = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  await new Promise((resolve) => {
    hydrate(target, { from, hear: (text) => resolve(heard.push(text)) });
  });
  // oxlint-disable-next-line no-await-in-loop -- its script comes once the app is there
  await customElements.whenDefined('oshi-multiview');
  const videos = [{ id: 'a' }, { id: 'b' }];
  target.firstElementChild.dispatchEvent(new CustomEvent('oshi-ready', { detail: { videos } }));
  equal(heard, ['oshi-multiview', 'a,b'], `the ${time} time`);
  check(target.innerHTML, IN_PAGE, `in a page the ${time} time`);
}
process.exit(0);
