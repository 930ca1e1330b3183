/** Where the lines go, in which language, and under which name. It opens with the page, and can be left. */
import { LOGIN_PATH, TL_LANGUAGES } from '@oshimado/domain';
import { isDialogShown, selectDraft } from '@oshimado/machines/tl-client';
import { FormDialog } from '@oshimado/ui/dialog';
import { Link } from '@oshimado/ui/link';
import { Select } from '@oshimado/ui/select';
import { useState } from 'react';
import { PageLink } from '../../base/context';
import {
  useDialogLabels,
  useTranslate,
  withElements,
  useTlLanguageOptions,
} from '../../base/sentences';
import { CollabLinks } from './CollabLinks';
import { LinkField } from './LinkField';
import { linkProblem } from './tl-client.connect';
import { useSendTl, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';

function ViewerName() {
  const t = useTranslate('tlClient');
  const name = useTlState(({ context }) => context.viewer?.name ?? '');
  return (
    <p className={css.viewer}>
      <span>
        {withElements({ name: <strong>{name}</strong> }, (marks) => t('settings.name', marks))}
      </span>
      <Link component={PageLink} href={LOGIN_PATH}>
        {t('settings.change')}
      </Link>
    </p>
  );
}

function LineLanguage() {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const { lang } = useTlState(selectDraft);
  return (
    <Select
      label={t('settings.lang')}
      options={useTlLanguageOptions()}
      value={lang}
      onChange={({ currentTarget: { value } }) => {
        const chosen = TL_LANGUAGES.find((one) => one === value);
        if (chosen) send({ type: 'settings.change', lang: chosen });
      }}
    />
  );
}

export function RoomSettings() {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const isOpen = useTlState(isDialogShown);
  const { link } = useTlState(selectDraft);
  const [isRefused, setRefused] = useState(false);
  const problem = isRefused ? linkProblem(link) : undefined;
  const confirm = () => {
    const isWrong = linkProblem(link) !== undefined;
    setRefused(isWrong);
    if (!isWrong) send({ type: 'settings.confirm' });
  };
  const cancel = () => {
    setRefused(false);
    send({ type: 'settings.cancel' });
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={cancel}
      title={t('settings.title')}
      {...useDialogLabels()}
      submitLabel={t('settings.ok')}
      onSubmit={confirm}
      after={<CollabLinks />}
    >
      <ViewerName />
      <LineLanguage />
      <LinkField
        label={t('settings.link')}
        value={link}
        error={problem && problem !== 'known' ? t(`settings.${problem}`) : undefined}
        onChange={(changed) => send({ type: 'settings.change', link: changed })}
      />
    </FormDialog>
  );
}
