/** Every choice of a viewer, in groups. All changes apply at once; there is no save button. */
import { createWebhookClient } from '@oshimado/contract';
import { usePageTitle } from '../../platform/page-head';
import { sendFailure } from '../../platform/send-failure';
import { useLanguageInAddress } from '../../platform/use-language-in-address';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import {
  AppearanceGroup,
  DataGroup,
  FeedGroup,
  HiddenGroup,
  HistoryGroup,
  LanguageGroup,
  NavigationGroup,
  UpdatesGroup,
} from '@oshimado/widgets/internal/features/settings';
import { LateNotificationsGroup } from '@oshimado/widgets/internal/features/notifications';
import { TranslationsGroup } from '@oshimado/widgets/internal/parts/setting-fields';
import { useLoginStore } from '@oshimado/widgets/internal/base/viewer';
import { useState } from 'react';
import * as css from './settings-page.css';

export default function SettingsPage() {
  const t = useTranslate('settings');
  const tPortal = useTranslate();
  const inAddress = useLanguageInAddress();
  const logins = useLoginStore();
  const [webhooks] = useState(() =>
    createWebhookClient({ token: () => logins.read().login?.jwt, onFailure: sendFailure }),
  );
  usePageTitle(tPortal('nav.settings'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{tPortal('nav.settings')}</h1>
      <p className={css.lead}>{t('intro')}</p>
      <div className={css.columns}>
        <LanguageGroup inAddress={inAddress} />
        <AppearanceGroup />
        <NavigationGroup />
        <FeedGroup />
        <HistoryGroup />
        <HiddenGroup />
        <TranslationsGroup />
        <UpdatesGroup />
        <DataGroup />
      </div>
      <LateNotificationsGroup webhooks={webhooks} />
    </div>
  );
}
