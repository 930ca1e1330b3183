/** Questions and answers; an address that names one opens it. */
import { Accordion } from '@oshimado/ui/accordion';
import { Link } from '@oshimado/ui/link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '../../platform/RouterLink';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { questions, type Question } from './faq';
import { API_DOCS } from './paths';

const PATHS = { watch: '/watch/', channel: '/channel/' };

function Answer({ question }: { question: Question }) {
  const t = useTranslate('about');
  const tWidgets = useTranslate('widgets');
  const { answer, links = [] } = question;
  return (
    <div className={css.answer}>
      {answer.map((key) => (
        <p key={key} className={css.text}>
          {t(key, PATHS)}
        </p>
      ))}
      {links.map(({ href, text }) =>
        href === API_DOCS ? (
          <Link key={href} href={href} externalLabel={tWidgets('newTab')}>
            {t(text)}
          </Link>
        ) : (
          <Link key={href} href={href} component={RouterLink}>
            {t(text)}
          </Link>
        ),
      )}
    </div>
  );
}

const HASH = '#faq-';

export function Faq() {
  const t = useTranslate('about');
  const { hash } = useLocation();
  const asked = hash.startsWith(HASH) ? hash.slice(HASH.length) : null;
  const [open, setOpen] = useState<readonly string[]>([]);
  // The hash opens an answer only once, so that a closed answer stays closed.
  const [answered, setAnswered] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== null) setOpen((before) => [...before, asked]);
  }
  return (
    <AboutSection id="faq" title={t('faq.title')}>
      <Accordion
        multiple
        value={open}
        onValueChange={setOpen}
        items={questions.map((question) => ({
          value: question.id,
          title: <span id={`faq-${question.id}`}>{t(question.question)}</span>,
          content: <Answer question={question} />,
        }))}
      />
    </AboutSection>
  );
}
