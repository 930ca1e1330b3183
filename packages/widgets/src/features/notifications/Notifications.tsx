/** Notifications of this device: an offer, what they are for, and the other devices of the account. */
import type { PushChoices } from '@oshimado/contract';
import { withPushRule } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { latePart } from '../../base/late-part';
import { useFocusAfterPress, useOnline } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import {
  PushFailed,
  PushOffer,
  PushProblem,
  RuleFields,
  ruleOf,
  usePush,
  type BellSubject,
  type Push,
} from '../../parts/push';
import * as css from '../../parts/setting-fields/settings.css';
import { PushDevices } from './PushDevices';
import { PushPace } from './PushPace';

/** With the names of groups, channels and streams, which a device without such bells does not load. */
const SubjectRules = latePart(() => import('./SubjectRules'));

const BellDialog = askedPart(() => import('../../parts/push/BellDialog'));

const FAVORITES = { of: 'favorites', id: '' } as const;

interface ChoicesProps {
  readonly push: Push;
  readonly choices: PushChoices;
  readonly isGuest: boolean;
  /** Called before a bell is removed, with its button, with the selector of what is to have the focus then. */
  readonly onRemoval: (selector: string) => void;
}

function Choices({ push, choices, isGuest, onRemoval }: ChoicesProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  const { save } = push;
  const [changed, setChanged] = useState<BellSubject>();
  return (
    <>
      <p className={css.hint}>{t('on')}</p>
      {isGuest ? (
        <p className={css.hint}>{t('favoritesLogin')}</p>
      ) : (
        <RuleFields
          label={t('favorites')}
          rule={ruleOf(choices.rules, FAVORITES)}
          onChange={(rule) => save((last) => ({ ...last, rules: withPushRule(last.rules, rule) }))}
        />
      )}
      {choices.rules.some(({ of }) => of !== 'favorites') ? (
        <SubjectRules
          rules={choices.rules}
          onChange={setChanged}
          onRemove={({ of, id }) => {
            const isLast = choices.rules.filter((rule) => rule.of === of).length === 1;
            onRemoval(isLast ? 'input' : `[data-rules="${of}"]`);
            save((last) => ({
              ...last,
              rules: last.rules.filter((rule) => rule.of !== of || rule.id !== id),
            }));
          }}
        />
      ) : null}
      {/* Not in the list: the last bell may be turned off in it. */}
      {changed ? <BellDialog subject={changed} onClose={() => setChanged(undefined)} /> : null}
      <PushPace
        choices={choices}
        onChange={(changed) => save((last) => ({ ...last, ...changed }))}
      />
      <div className={css.row}>
        <Button disabled={isOff} busy={push.isBusy} onClick={push.test}>
          {t('test')}
        </Button>
        <Button disabled={isOff} busy={push.isBusy} onClick={push.turnOff}>
          {t('turnOff')}
        </Button>
      </div>
      <p role="status" className={css.hint}>
        {push.isTested ? t('tested') : null}
      </p>
    </>
  );
}

/**
 * A device that was added by a guest becomes one of the account that logged in on it, and one that missed a change of the language
 * gets the chosen one.
 */
function useClaim({ state, save }: Push, isUser: boolean): void {
  const { language, isOverridden } = useLanguage();
  const hasClaimed = useRef(false);
  const device = state?.device;
  const isForeign = isUser && device?.has_account === false;
  const isBehind = device != null && !isOverridden && device.lang !== language;
  useEffect(() => {
    if ((!isForeign && !isBehind) || hasClaimed.current) return;
    hasClaimed.current = true;
    save((choices) => choices);
  }, [isForeign, isBehind, save]);
}

export default function Notifications() {
  const t = useTranslate('push');
  const { user } = useViewer();
  const push = usePush();
  useClaim(push, user !== null);
  const { state, hasFailed, retry, save } = push;
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(state?.device?.choices.rules.length);
  if (hasFailed) return <PushFailed onRetry={retry} />;
  if (!state) return <Spinner label={t('loading')} />;
  const { device } = state;
  const favorites = { ...ruleOf([], FAVORITES), live: true };
  return (
    <div ref={ref} className={css.box}>
      {device ? (
        <Choices push={push} choices={device.choices} isGuest={user === null} onRemoval={note} />
      ) : (
        <PushOffer
          push={push}
          onTurnOn={() => {
            note('input');
            save((last) => ({
              ...last,
              // Those of before, where the browser has ended notifications.
              rules: user && last.rules.length === 0 ? [favorites] : last.rules,
            }));
          }}
        />
      )}
      <PushProblem push={push} />
      {user ? <PushDevices current={device?.id} /> : null}
    </div>
  );
}
