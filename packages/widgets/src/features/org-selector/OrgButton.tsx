import type { ListedOrg } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { textLanguage } from '../../parts/video-card';
import { usePressedPart } from '../../base/asked-part';
import { useLanguage } from '../../base/sentences';
import * as css from './OrgSelector.css';
import { useOrgLabel } from '../../base/sentences/use-org-name';

const loadMenu = async () => (await import('./OrgMenu')).OrgMenu;

export interface OrgButtonProps {
  readonly name: string;
  readonly short: string;
  /** How many more orgs the page shows. */
  readonly othersCount: number;
  readonly onOpen: () => void;
  readonly onChoose: (org: ListedOrg) => void;
}

/** The button is rendered at once; the menu replaces it, open, when its code is loaded. */
export function OrgButton({ name, short, othersCount, onOpen, onChoose }: OrgButtonProps) {
  const { t, language } = useLanguage();
  const label = useOrgLabel()(name);
  const { Part: Menu, button } = usePressedPart(loadMenu);
  const content = (
    <>
      <VisuallyHidden>{t('org.button')} </VisuallyHidden>
      <span className={css.short} lang={textLanguage(short, language)} translate="no">
        {short}
      </span>
      {othersCount > 0 ? <span className={css.others}>+{othersCount}</span> : null}
      <span className={css.caret}>
        <Icon icon={ChevronDownIcon} size="small" />
      </span>
    </>
  );
  if (Menu) {
    const trigger = (
      <Button variant="plain" className={css.button} title={label}>
        {content}
      </Button>
    );
    return <Menu trigger={trigger} current={name} onOpen={onOpen} onChoose={onChoose} />;
  }
  return (
    <Button
      variant="plain"
      className={css.button}
      title={label}
      aria-haspopup="menu"
      {...button}
      onClick={() => {
        onOpen();
        button.onClick();
      }}
    >
      {content}
    </Button>
  );
}
