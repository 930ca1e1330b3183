/** A stranger's element with our overlays in its shadow root, as an embed has them. */
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button, IconButton } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { MoreIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, Submenu } from '@oshimado/ui/menu';
import { Popover } from '@oshimado/ui/popover';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import '@oshimado/ui/themes';
import { createRoot } from 'react-dom/client';

declare const EMBED_CSS: string;

const Overlays = () => (
  <>
    <Dialog
      title="Name the list"
      closeLabel="Close"
      trigger={<Button>Open dialog</Button>}
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="solid">Save</Button>
        </>
      }
    >
      {Array.from({ length: 40 }, (_line, index) => (
        <p key={index}>Line {index + 1}</p>
      ))}
    </Dialog>
    <AlertDialog
      title="Delete?"
      description="It cannot be undone."
      cancelLabel="Keep"
      actionLabel="Delete"
      onAction={() => undefined}
      trigger={<Button>Open question</Button>}
    />
    <Menu trigger={<IconButton icon={MoreIcon} label="Open menu" />}>
      <MenuItem>Alpha</MenuItem>
      <MenuItem>Beta</MenuItem>
      <Submenu label="More">
        <MenuItem>Gamma</MenuItem>
      </Submenu>
    </Menu>
    <Popover label="Settings" trigger={<Button>Open popover</Button>}>
      <Button>Inside</Button>
    </Popover>
  </>
);

class TestOverlays extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(EMBED_CSS);
    root.adoptedStyleSheets = [sheet];
    const [content, layer] = [document.createElement('div'), document.createElement('div')];
    root.append(content, layer);
    createRoot(content).render(
      <PortalContainerContext value={layer}>
        <Overlays />
      </PortalContainerContext>,
    );
  }
}
customElements.define('test-overlays', TestOverlays);
