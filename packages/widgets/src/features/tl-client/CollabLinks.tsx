/** Links of rooms that get every line too. */
import { selectDraft } from '@oshimado/machines/tl-client';
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon, PlusIcon } from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { linkProblem } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';
import { shortLink } from './use-room-video';

export function CollabLinks() {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const { link: main, collabs } = useTlState(selectDraft);
  const [link, setLink] = useState('');
  const [isRefused, setRefused] = useState(false);
  const problem = isRefused ? linkProblem(link, [main, ...collabs]) : undefined;
  const add = () => {
    const isWrong = linkProblem(link, [main, ...collabs]) !== undefined;
    setRefused(isWrong);
    if (isWrong) return;
    send({ type: 'collab.add', link: link.trim() });
    setLink('');
  };
  return (
    <fieldset className={css.collabs}>
      <legend className={css.legend}>{t('settings.collabs')}</legend>
      {collabs.length > 0 ? (
        <List label={t('settings.collabs')}>
          {collabs.map((one) => (
            <ListItem
              key={one}
              end={
                <IconButton
                  icon={CloseIcon}
                  label={t('settings.remove', { link: shortLink(one) })}
                  onClick={() => send({ type: 'collab.remove', link: one })}
                />
              }
            >
              <span className={css.anywhere}>{shortLink(one)}</span>
            </ListItem>
          ))}
        </List>
      ) : null}
      <form
        className={css.addField}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          className={css.grow}
          label={t('settings.collabLink')}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={link}
          onValueChange={setLink}
          error={problem ? t(`settings.${problem}`) : undefined}
        />
        <Button className={css.addButton} type="submit" startIcon={PlusIcon}>
          {t('settings.add')}
        </Button>
      </form>
    </fieldset>
  );
}
