// In place of the script of the element: a tag whose properties are its attributes.
class Multiview extends HTMLElement {}
for (const name of ['videos', 'chat', 'controls'])
  Object.defineProperty(Multiview.prototype, name, {
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      this.setAttribute(name, String(value));
    },
  });
customElements.define('oshi-multiview', Multiview);
