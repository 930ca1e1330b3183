import * as z from 'zod';

/** Texts that an operator may give: rules of use, what is done with personal data, and who runs the site. */
const siteTextNames = ['terms', 'privacy', 'imprint'] as const;

const name = z.enum(siteTextNames);

export const siteTextParams = z.object({ name });

export const siteTextQuery = z.object({
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a tag of a language, like en or zh-CN')
    .optional()
    .describe('Language of the reader. Default: English.'),
});

/** Schema of `SiteText`. */
export const siteText = z
  .object({
    name,
    lang: z
      .string()
      .describe(
        'BCP 47 tag of the text: the asked language if there is one, else English, else any.',
      ),
    markdown: z.string().describe('The text in CommonMark, as the operator wrote it.'),
  })
  .meta({ id: 'SiteText', description: 'A text of the operator about the site.' });
