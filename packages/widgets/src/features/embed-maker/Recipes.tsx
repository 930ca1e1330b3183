/** What a page can do with elements beyond showing them: code that runs as it is. */
import { recipeHtml, recipeNames } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { CodeBlock } from './Code';
import * as css from './embed-maker.css';

export interface RecipesProps {
  /** Origin of the embeds, without a slash at the end. */
  readonly embeds: string;
  /** Organization that the elements show. */
  readonly org: string;
}

/** Each in a block that is closed at first: the page is about its form. */
export function Recipes({ embeds, org }: RecipesProps) {
  const t = useTranslate('embed');
  const words = {
    wentLive: t('recipes.wentLive'),
    topic: t('recipes.topic'),
    allTopics: t('recipes.allTopics'),
  };
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('recipes.heading')}</h2>
      <p className={css.text}>{t('recipes.lead')}</p>
      {recipeNames.map((name) => (
        <details key={name} className={css.recipe}>
          <summary className={css.summary}>{t(`recipes.${name}`)}</summary>
          <div className={css.snippet}>
            <p className={css.text}>{t(`recipes.${name}Hint`)}</p>
            <CodeBlock
              label={t(`recipes.${name}`)}
              text={recipeHtml(name, { embeds, org, ...words })}
            />
          </div>
        </details>
      ))}
    </section>
  );
}
