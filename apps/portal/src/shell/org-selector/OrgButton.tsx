import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { textLanguage } from '@oshimado/widgets';
import { usePressedPart } from '../../errors/use-pressed-part';
import { useLanguage } from '../../i18n/LanguageProvider';
import * as css from './OrgSelector.css';

const loadMenu = async () => (await import('./OrgMenu')).OrgMenu;

export interface OrgButtonProps {
  readonly name: string;
  readonly short: string;
  /** How many more orgs the page shows. */
  readonly othersCount: number;
  readonly onOpen: () => void;
}

/** The button is there at once; the menu's code comes when it is wanted, and opens. */
export function OrgButton({ name, short, othersCount, onOpen }: OrgButtonProps) {
  const { t, language } = useLanguage();
  const { Part: Menu, button } = usePressedPart(loadMenu);
  const content = (
    <>
      <VisuallyHidden>{t('org.button')} </VisuallyHidden>
      <span className={css.short} lang={textLanguage(short, language)}>
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
      <Button variant="plain" className={css.button} title={name}>
        {content}
      </Button>
    );
    return <Menu trigger={trigger} current={name} onOpen={onOpen} />;
  }
  return (
    <Button
      variant="plain"
      className={css.button}
      title={name}
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
