import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useState, type ComponentType } from 'react';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import type { OrgMenuProps } from './OrgMenu';
import * as css from './OrgSelector.css';

const loadMenu = () => import('./OrgMenu');

/** Asks early, while the pointer is on its way; a failure shows when the menu is really wanted. */
const prepare = () => void loadMenu().catch(() => undefined);

export interface OrgButtonProps {
  readonly name: string;
  readonly short: string;
  /** How many more orgs the page shows. */
  readonly othersCount: number;
  readonly onOpen: () => void;
}

/** The button is there at once; the menu's code comes when it is wanted, and opens. */
export function OrgButton({ name, short, othersCount, onOpen }: OrgButtonProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [Menu, setMenu] = useState<ComponentType<OrgMenuProps>>();
  const [isLoading, setLoading] = useState(false);
  const content = (
    <>
      <VisuallyHidden>{t('org.button')} </VisuallyHidden>
      <span className={css.short}>{short}</span>
      {othersCount > 0 ? <span className={css.others}>+{othersCount}</span> : null}
      <span className={css.caret}>
        <Icon icon={ChevronDownIcon} size="small" />
      </span>
    </>
  );
  if (Menu) {
    const trigger = (
      <Button variant="plain" className={css.button} title={name}>
        {content}
      </Button>
    );
    return <Menu trigger={trigger} current={name} onOpen={onOpen} />;
  }
  const open = () => {
    onOpen();
    setLoading(true);
    loadMenu()
      .then(
        ({ OrgMenu }) => setMenu(() => OrgMenu),
        (error: unknown) => {
          reportError(error);
          notify({ key: 'org', tone: 'danger', title: t('org.loadFailed') });
        },
      )
      .finally(() => setLoading(false))
      .catch(reportError);
  };
  return (
    <Button
      variant="plain"
      className={css.button}
      title={name}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isLoading || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {content}
    </Button>
  );
}
