/** `/embed`: makes the code that puts an element onto another page. Its address holds the choice. */
import {
  choicePath,
  EmbedMaker,
  readChoice,
} from '@oshimado/widgets/internal/features/embed-maker';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { useSettled } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { elements } from '@oshimado/widgets/internal/embed';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { withCarriedLanguage } from '../../platform/CarriedLanguage';
import { usePageTitle } from '../../platform/page-head';
import * as css from '../../shell/page.css';
import { hindranceOf } from './embed-file';
import { manifestQuery } from './manifest-query';
import { releaseQuery } from './release-query';

/** Browsers refuse to change the address with every letter. */
const PAUSE_MS = 400;

export default function Embed() {
  const t = useTranslate('embed');
  usePageTitle(t('title'));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasEmbeds = useSiteLinks().embeds !== undefined;
  const { data: release, failureReason } = useQuery({ ...releaseQuery, enabled: hasEmbeds });
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search), elements));
  const [isChanged, setIsChanged] = useState(false);
  const settled = useSettled(choicePath(choice), PAUSE_MS);
  const carried = withCarriedLanguage(settled, { pathname, search });
  const address = typeof carried === 'string' ? carried : createPath(carried);
  useEffect(() => {
    if (isChanged && address !== pathname + search)
      void navigate(address, { replace: true, preventScrollReset: true });
  }, [isChanged, address, pathname, search, navigate]);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <EmbedMaker
        elements={elements}
        choice={choice}
        release={release}
        hindrance={hindranceOf(failureReason)}
        manifest={manifestQuery}
        onChoiceChange={(next) => {
          setIsChanged(true);
          setChoice(next);
        }}
      />
    </div>
  );
}
