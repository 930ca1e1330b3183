/** The page that makes embeds: an element and its attributes, how it looks, and the code to paste. */
import { embedTags, isEmbedTag, type EmbedSourceOptions } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { useSiteLinks } from '../../base/context';
import { useHydrated } from '../../base/page';
import type { ServerQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { AttributeField } from './AttributeField';
import { Code } from './Code';
import {
  choicePath,
  elementOf,
  exactScript,
  fieldsOf,
  isKept,
  missingIn,
  withAttribute,
  type EmbedRelease,
  type MakerChoice,
  type MakerElements,
} from './embed-maker.connect';
import * as css from './embed-maker.css';
import { LatePrivacy, LateReference } from './LateBelow';
import { Preview, type PreviewProps } from './Preview';
import { connectPrivacy } from './privacy.connect';
import { Recipes } from './Recipes';

/** Of recipes, until an organization is chosen. */
const EXAMPLE_ORG = 'Hololive';

export interface EmbedMakerProps {
  /** The elements that can be chosen, with the tables of their attributes. */
  readonly elements: MakerElements;
  /** What is chosen, as it was written into the fields. */
  readonly choice: MakerChoice;
  readonly onChoiceChange: (choice: MakerChoice) => void;
  /** The version that the scripts have now. Default: not known, and the code follows updates. */
  readonly release?: EmbedRelease | undefined;
  /** Why the server cannot show embeds: it is still building them, or could not build them. Default: it can. */
  readonly hindrance?: PreviewProps['hindrance'];
  /** The Custom Elements Manifest of the server's elements; asked for once their reference is near the screen. */
  readonly manifest: ServerQuery<unknown>;
}

function Privacy(options: EmbedSourceOptions) {
  const t = useTranslate('embed');
  const { later } = connectPrivacy(options);
  return (
    <section className={css.part}>
      <h2 className={css.heading} id="privacy">
        {t('privacy.title')}
      </h2>
      <p className={css.text}>{t('privacy.before')}</p>
      <p className={css.text}>{t('privacy.pictures')}</p>
      {later.length > 0 ? <p className={css.text}>{t('privacy.after')}</p> : null}
      <LatePrivacy {...options} />
    </section>
  );
}

/** Choose, look, copy. */
export function EmbedMaker({
  elements,
  choice,
  onChoiceChange,
  release,
  hindrance,
  manifest,
}: EmbedMakerProps) {
  const t = useTranslate('embed');
  const { embeds, frames } = useSiteLinks();
  // The server does not know by which address it is visited.
  const portal = useHydrated() ? location.origin : undefined;
  const { tag, attributes } = choice;
  const { script, attributes: table } = elements[tag];
  if (embeds === undefined || frames === undefined)
    return <Notice tone="info" title={t('preview.noEmbeds')} />;
  const choose = (wanted: string) => {
    if (!isEmbedTag(wanted)) return;
    // What both elements have stays as it is.
    const kept = Object.entries(attributes).filter(
      ([name]) => isKept(name) && name in elements[wanted].attributes,
    );
    onChoiceChange({ ...choice, tag: wanted, attributes: Object.fromEntries(kept) });
  };
  const element = elementOf(choice, elements, portal === undefined ? [] : [new URL(portal).host]);
  const title = attributes['org'] || t(`elements.${tag}`);
  return (
    <div className={css.maker}>
      <div className={css.form}>
        <RadioGroup
          label={t('element')}
          options={embedTags.map((one) => ({
            value: one,
            label: t(`elements.${one}`),
            description: t(`about.${one}`),
          }))}
          value={tag}
          onValueChange={choose}
        />
        <fieldset className={css.fields}>
          <legend className={css.legend}>{t('options')}</legend>
          {fieldsOf(elements[tag]).map((name) => {
            const attribute = table[name];
            return attribute ? (
              <AttributeField
                key={`${tag}-${name}`}
                tag={tag}
                name={name}
                attribute={attribute}
                value={attributes[name]}
                onValueChange={(value) => onChoiceChange(withAttribute(choice, name, value))}
              />
            ) : null;
          })}
        </fieldset>
      </div>
      <div className={css.results}>
        <Preview
          embeds={embeds}
          element={element}
          missing={missingIn(choice, elements)}
          hindrance={hindrance}
        />
        {portal === undefined ? null : (
          <Code
            options={{ element, script, title, embeds, portal, frames }}
            exact={exactScript(release, elements[tag])}
            isExact={choice.isExact === true}
            onExactChange={(isExact) => onChoiceChange({ ...choice, isExact })}
          />
        )}
        <Recipes embeds={embeds} org={attributes['org'] || EXAMPLE_ORG} />
      </div>
      <div className={css.below}>
        <Privacy {...{ element, embeds, frames }} />
        <LateReference tag={tag} manifest={manifest} address={choicePath(choice)} />
      </div>
    </div>
  );
}
