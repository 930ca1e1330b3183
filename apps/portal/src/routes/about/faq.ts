/** The questions, the sentences that answer them, and where an answer leads. */
import type { MessageKey } from '@oshimado/locales';
import { LOGIN_PATH } from '@oshimado/domain';
import { API_DOCS, EMBED_PATH, REQUEST_PATH, RESET_PATH } from './paths';

type Key = MessageKey<'about'>;

export interface Question {
  /** Names it in an address: `/about#faq-chat`. */
  readonly id: string;
  readonly question: Key;
  readonly answer: readonly Key[];
  readonly links?: readonly { readonly href: string; readonly text: Key }[];
}

export const questions: readonly Question[] = [
  { id: 'chat', question: 'faq.chat.q', answer: ['faq.chat.a'] },
  { id: 'autoplay', question: 'faq.autoplay.q', answer: ['faq.autoplay.a'] },
  { id: 'install', question: 'faq.install.q', answer: ['faq.install.android', 'faq.install.ios'] },
  {
    id: 'lost',
    question: 'faq.lost.q',
    answer: ['faq.lost.a'],
    links: [{ href: LOGIN_PATH, text: 'faq.privacy.accountLink' }],
  },
  {
    id: 'listing',
    question: 'faq.listing.q',
    answer: ['faq.listing.a'],
    links: [{ href: REQUEST_PATH, text: 'links.request' }],
  },
  {
    id: 'linking',
    question: 'faq.linking.q',
    answer: ['faq.linking.a'],
    links: [
      { href: EMBED_PATH, text: 'faq.linking.embed' },
      { href: API_DOCS, text: 'links.api' },
    ],
  },
  { id: 'removal', question: 'faq.removal.q', answer: ['faq.removal.a'] },
  { id: 'feedback', question: 'faq.feedback.q', answer: ['faq.feedback.a'] },
  { id: 'support', question: 'faq.support.q', answer: ['faq.support.a'] },
  {
    id: 'privacy',
    question: 'faq.privacy.q',
    answer: [
      'faq.privacy.device',
      'faq.privacy.account',
      'faq.privacy.server',
      'faq.privacy.others',
      'faq.privacy.delete',
    ],
    links: [
      { href: RESET_PATH, text: 'faq.privacy.reset' },
      { href: LOGIN_PATH, text: 'faq.privacy.accountLink' },
    ],
  },
  {
    id: 'rights',
    question: 'faq.rights.q',
    answer: ['faq.rights.a'],
    links: [{ href: LOGIN_PATH, text: 'faq.privacy.accountLink' }],
  },
];
