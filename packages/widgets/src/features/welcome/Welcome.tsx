import { ALL_ORGS, FIRST_VISIT_MS, type ListedOrg } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { ButtonLink, IconButton } from '@oshimado/ui/button';
import { CloseIcon, Icon, PeopleIcon } from '@oshimado/ui/icon';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '../../base/context';
import { useDeviceState, useDeviceStore } from '../../base/device';
import { useOrgName } from '../../base/sentences';
import { isPlainPress, useReadingTime } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import { useViewer } from '../../base/viewer';
import { useOrgChoices, useOrgPictures } from './org-choices';
import * as css from './Welcome.css';

interface OrgsProps {
  readonly labelledBy: string;
  readonly onChoose: (org: ListedOrg) => void;
}

/** Links, so that they work without scripts too. */
function Orgs({ labelledBy, onChoose }: OrgsProps) {
  const { language } = useLanguage();
  const orgs = useOrgChoices();
  const pictureOf = useOrgPictures();
  const nameOf = useOrgName();
  const current = useDeviceState(({ org }) => org.current.name);
  return (
    <ul className={css.orgs} aria-labelledby={labelledBy}>
      {orgs.map((org) => {
        const name = nameOf(org);
        return (
          <li key={org.name}>
            <PageLink
              href={`/?${new URLSearchParams({ org: org.name }).toString()}`}
              className={css.org}
              aria-current={org.name === current || undefined}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                onChoose(org);
              }}
            >
              {org.name === ALL_ORGS ? (
                <span className={css.all}>
                  <Icon icon={PeopleIcon} size="small" />
                </span>
              ) : (
                <Avatar src={pictureOf(org.name)} size={30} name={name} />
              )}
              <span lang={textLanguage(name, language)} translate="no">
                {name}
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

interface NextStepProps {
  readonly org: ListedOrg;
  readonly onGo: () => void;
}

function NextStep({ org, onGo }: NextStepProps) {
  const t = useTranslate();
  const { user } = useViewer();
  const nameOf = useOrgName();
  const text = useRef<HTMLParagraphElement>(null);
  // The link that was pressed is gone; the focus moves to what replaced it, which is read out.
  useEffect(() => text.current?.focus(), []);
  const isAll = org.name === ALL_ORGS;
  return (
    <div className={css.next}>
      <p ref={text} tabIndex={-1} className={css.text}>
        {t('welcome.next')}
        {user === null ? ` ${t('welcome.login')}` : ''}
      </p>
      <ButtonLink
        variant="solid"
        component={PageLink}
        href={`/channel?${new URLSearchParams({ org: org.name }).toString()}`}
        onClick={onGo}
      >
        {isAll ? t('welcome.allChannels') : t('welcome.channels', { org: nameOf(org) })}
      </ButtonLink>
    </div>
  );
}

export interface WelcomeProps {
  readonly onChoose: (org: ListedOrg) => void;
}

/** "The first-visit notice hides after 30 s", of which those spent in it do not count. */
export default function Welcome({ onChoose }: WelcomeProps) {
  const t = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<ListedOrg | null>(null);
  const root = useRef<HTMLElement>(null);
  const store = useDeviceStore();
  const close = useCallback(() => {
    // It has said what the tip at the organization says.
    const value = { firstVisit: false, showOrgTip: false };
    store.send({ type: 'choice.change', choice: { name: 'tips', value } });
  }, [store]);
  useReadingTime(root, FIRST_VISIT_MS, close);
  return (
    <section ref={root} className={css.root} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {t('welcome.title')}
        </h2>
        <IconButton
          icon={CloseIcon}
          className={css.close}
          label={t('welcome.close')}
          onClick={close}
        />
      </div>
      {chosen ? (
        <NextStep org={chosen} onGo={close} />
      ) : (
        <>
          <p id={`${id}-choose`} className={css.choose}>
            {t('welcome.choose')}
          </p>
          <Orgs
            labelledBy={`${id}-choose`}
            onChoose={(org) => {
              onChoose(org);
              setChosen(org);
            }}
          />
        </>
      )}
    </section>
  );
}
