import type { ChannelLookupClient } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { UploadIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';

const ImportDialog = askedPart(() => import('./ImportDialog'));

export interface ImportButtonProps {
  /** Says which channels this site has. */
  readonly client: ChannelLookupClient;
}

export default function ImportButton({ client }: ImportButtonProps) {
  const t = useTranslate('favoritesImport');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="plain"
        startIcon={UploadIcon}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? <ImportDialog client={client} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
