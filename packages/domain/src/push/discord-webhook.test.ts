import { expect, it } from 'vitest';
import { escapeDiscord, readDiscordWebhook } from './discord-webhook';

const ID = '223704706495545344';
const TOKEN = '3d89bb7572e0fb30d8128367b3b1b44fecd1726de135cbe28a41f8b2f777c372ba2939e72279';
const PATH = `/api/webhooks/${ID}/${TOKEN}`;

it.each([
  `https://discord.com${PATH}`,
  `  https://discord.com${PATH}\n`,
  `https://discord.com${PATH}/`,
  `https://discordapp.com${PATH}`,
  `https://ptb.discord.com${PATH}`,
  `https://canary.discordapp.com${PATH}`,
  `https://DISCORD.com:443${PATH}`,
])('%s is a webhook', (address) => {
  expect(readDiscordWebhook(address)).toEqual({ id: ID, token: TOKEN });
});

it.each([
  '',
  'webhook',
  `http://discord.com${PATH}`,
  `https://discord.com:8443${PATH}`,
  `https://discord.com.example${PATH}`,
  `https://evil.discord.com${PATH}`,
  `https://discord.com@example.com${PATH}`,
  `https://me:word@discord.com${PATH}`,
  `https://example.com/https://discord.com${PATH}`,
  `https://discord.com${PATH}?thread_id=1`,
  `https://discord.com${PATH}#a`,
  `https://discord.com${PATH}/slack`,
  `https://discord.com/api/webhooks/${ID}`,
  `https://discord.com/api/webhooks/../users/@me/${TOKEN}`,
  `https://discord.com/api/webhooks/${ID}/${TOKEN}%2f..%2fmessages`,
  `https://discord.com/api/webhooks/abc/${TOKEN}`,
  `https://127.0.0.1${PATH}`,
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(readDiscordWebhook(address)).toBeUndefined();
});

it('a text is shown as it is, whatever Discord would make of it', () => {
  expect(escapeDiscord('**[Sora](https://a.example)** <@1> @everyone :a: `b` ||c|| ~~d~~')).toBe(
    '\\*\\*\\[Sora\\]\\(https\\:\\/\\/a\\.example\\)\\*\\* \\<\\@1\\> \\@everyone \\:a\\: \\`b\\` \\|\\|c\\|\\| \\~\\~d\\~\\~',
  );
  expect(escapeDiscord('【歌枠】 Ünïcode 12')).toBe('【歌枠】 Ünïcode 12');
});
