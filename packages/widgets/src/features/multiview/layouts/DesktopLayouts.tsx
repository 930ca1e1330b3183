/** The layouts by number of videos, and which of them are chosen by themselves. */
import {
  allPresets,
  groupPresets,
  withAutoLayout,
  type MultiviewPreset,
  type PresetGroup,
  type StoredMultiview,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { useId, useMemo, useState } from 'react';
import { useDeviceState, useSendDevice } from '../../../base/device';
import { fieldset, muted, row } from '../../../base/page/elements.css';
import { useTranslate } from '../../../base/sentences';
import * as css from './layouts.css';
import { PresetChoice, PresetName, PresetPicture } from './PresetChoice';
import * as choiceCss from './PresetChoice.css';
import { usePresets } from './use-presets';

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
  const tWidgets = useTranslate('widgets');
  const send = useSendDevice();
  const name = useId();
  const radio = (code: string | null) => (
    <input
      type="radio"
      className={choiceCss.radio}
      name={name}
      checked={auto === code}
      onChange={() => {
        send({
          type: 'multiview.change',
          change: (stored) => withAutoLayout(stored, videos, code),
        });
        onChosen();
      }}
    />
  );
  return (
    <fieldset className={fieldset} role="radiogroup">
      <legend className={css.groupTitle}>{tWidgets('channel.videos', { count: videos })}</legend>
      <div className={choiceCss.choices}>
        <label className={choiceCss.choice}>
          <span className={choiceCss.texts}>
            {radio(null)}
            {t('layouts.auto.none')}
          </span>
          <span className={choiceCss.none} />
        </label>
        {presets.map((preset) => (
          <label key={preset.code} className={choiceCss.choice}>
            <span className={choiceCss.texts}>
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
  const tWidgets = useTranslate('widgets');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        {tWidgets('channel.videos', { count: videos })}
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

type StoredAuto = StoredMultiview['autoLayouts'];

interface ResetButtonProps {
  /** The choices before a reset that can be taken back; undefined for none. */
  readonly before: StoredAuto | undefined;
  readonly onChange: (before: StoredAuto | undefined) => void;
}

/** Resets the automatic layouts; the same button takes it back until the next choice. */
function ResetButton({ before, onChange }: ResetButtonProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendDevice();
  const current = useDeviceState(({ multiview }) => multiview.autoLayouts);
  const isReset = before !== undefined;
  const press = () => {
    const autoLayouts = isReset ? before : null;
    send({ type: 'multiview.change', change: (stored) => ({ ...stored, autoLayouts }) });
    onChange(isReset ? undefined : current);
  };
  return <Button onClick={press}>{isReset ? tWidgets('undo') : t('layouts.auto.reset')}</Button>;
}

export interface DesktopLayoutsProps {
  readonly onChoose: (preset: MultiviewPreset) => void;
}

export function DesktopLayouts({ onChoose }: DesktopLayoutsProps) {
  const t = useTranslate('multiview');
  const [isEditing, setEditing] = useState(false);
  const { ownPresets, autoLayouts } = usePresets();
  const groups = useMemo(() => groupPresets(allPresets(ownPresets)), [ownPresets]);
  const [before, setBefore] = useState<StoredAuto>();
  const hint = isEditing ? t('layouts.auto.hint') : t('layouts.hint');
  return (
    <>
      <div className={css.dialogBar}>
        <p role="status" className={muted}>
          {before === undefined ? hint : t('layouts.auto.wasReset')}
        </p>
        <div className={row}>
          {isEditing ? <ResetButton before={before} onChange={setBefore} /> : null}
          {/* One button for both, so that it keeps the focus. */}
          <Button
            key="mode"
            variant={isEditing ? 'solid' : 'soft'}
            onClick={() => {
              setEditing(!isEditing);
              setBefore(undefined);
            }}
          >
            {isEditing ? t('done') : t('layouts.auto.edit')}
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
              onChosen={() => setBefore(undefined)}
            />
          ) : (
            <ChoiceGroup key={group.videos} group={group} auto={auto} onChoose={onChoose} />
          );
        })}
      </div>
    </>
  );
}
