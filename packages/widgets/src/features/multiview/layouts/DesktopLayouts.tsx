/** The layouts by number of videos, and which of them are chosen by themselves. */
import {
  allPresets,
  groupPresets,
  type AutoLayouts,
  type MultiviewPreset,
  type PresetGroup,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { useId, useMemo, useState } from 'react';
import { useMultiviewState, useSendMultiview } from '../grid';
import { fieldset, muted, row } from '../../../base/page/elements.css';
import { useTranslate } from '../../../base/sentences';
import * as css from './layouts.css';
import { PresetChoice, PresetName, PresetPicture } from './PresetChoice';
import * as choiceCss from './PresetChoice.css';

interface GroupProps {
  readonly group: PresetGroup;
  /** The automatic layout for this number of videos; null for none. */
  readonly auto: string | null;
}

interface AutoGroupProps extends GroupProps {
  readonly onChosen: () => void;
}

/** Which layout is the automatic one for a number of videos. */
function AutoGroup({ group: { videos, presets }, auto, onChosen }: AutoGroupProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const name = useId();
  const radio = (code: string | null) => (
    <input
      type="radio"
      className={choiceCss.radio}
      name={name}
      checked={auto === code}
      onChange={() => {
        send({ type: 'auto.choose', videos, code });
        onChosen();
      }}
    />
  );
  return (
    <fieldset className={fieldset} role="radiogroup">
      <legend className={css.groupTitle}>{t('layouts.picture.videos', { count: videos })}</legend>
      <div className={choiceCss.choices}>
        <label className={choiceCss.choice}>
          <span className={choiceCss.words}>
            {radio(null)}
            {t('layouts.auto.none')}
          </span>
          <span className={choiceCss.none} />
        </label>
        {presets.map((preset) => (
          <label key={preset.code} className={choiceCss.choice}>
            <span className={choiceCss.words}>
              {radio(preset.code)}
              <PresetName preset={preset} />
            </span>{' '}
            <PresetPicture preset={preset} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceGroupProps extends GroupProps {
  readonly onChoose: (preset: MultiviewPreset) => void;
}

function ChoiceGroup({ group: { videos, presets }, auto, onChoose }: ChoiceGroupProps) {
  const t = useTranslate('multiview');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        {t('layouts.picture.videos', { count: videos })}
      </h3>
      <ul className={choiceCss.choices}>
        {presets.map((preset) => (
          <li key={preset.code}>
            <PresetChoice
              preset={preset}
              isAuto={preset.code === auto}
              onClick={() => onChoose(preset)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResetButtonProps {
  /** The choices before a reset that can be taken back; null for none. */
  readonly before: AutoLayouts | null;
  readonly onChange: (before: AutoLayouts | null) => void;
}

/** Resets the automatic layouts; the same button takes it back until the next choice. */
function ResetButton({ before, onChange }: ResetButtonProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const autoLayouts = useMultiviewState(({ context }) => context.autoLayouts);
  const reset = () => {
    send({ type: 'auto.reset' });
    onChange(autoLayouts);
  };
  const undo = (chosen: AutoLayouts) => {
    for (const [videos, code] of chosen.entries()) {
      if (videos > 0 && code !== autoLayouts[videos]) send({ type: 'auto.choose', videos, code });
    }
    onChange(null);
  };
  return (
    <Button onClick={() => (before === null ? reset() : undo(before))}>
      {before === null ? t('layouts.auto.reset') : t('undo')}
    </Button>
  );
}

export interface DesktopLayoutsProps {
  readonly onChoose: (preset: MultiviewPreset) => void;
}

export function DesktopLayouts({ onChoose }: DesktopLayoutsProps) {
  const t = useTranslate('multiview');
  const [isEditing, setEditing] = useState(false);
  const own = useMultiviewState(({ context }) => context.ownPresets);
  const groups = useMemo(() => groupPresets(allPresets(own)), [own]);
  const autoLayouts = useMultiviewState(({ context }) => context.autoLayouts);
  const [before, setBefore] = useState<AutoLayouts | null>(null);
  const hint = isEditing ? t('layouts.auto.hint') : t('layouts.hint');
  return (
    <>
      <div className={css.dialogBar}>
        <p role="status" className={muted}>
          {before === null ? hint : t('layouts.auto.wasReset')}
        </p>
        <div className={row}>
          {isEditing ? <ResetButton before={before} onChange={setBefore} /> : null}
          {/* One button for both, so that it keeps the focus. */}
          <Button
            key="mode"
            variant={isEditing ? 'solid' : 'soft'}
            onClick={() => {
              setEditing(!isEditing);
              setBefore(null);
            }}
          >
            {isEditing ? t('layouts.auto.done') : t('layouts.auto.edit')}
          </Button>
        </div>
      </div>
      <div className={css.groups}>
        {groups.map((group) => {
          const auto = autoLayouts[group.videos] ?? null;
          // No layout is chosen by itself for no videos.
          return isEditing && group.videos > 0 ? (
            <AutoGroup
              key={group.videos}
              group={group}
              auto={auto}
              onChosen={() => setBefore(null)}
            />
          ) : (
            <ChoiceGroup key={group.videos} group={group} auto={auto} onChoose={onChoose} />
          );
        })}
      </div>
    </>
  );
}
