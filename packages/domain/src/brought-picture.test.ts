import { expect, it } from 'vitest';
import { broughtPicture } from './brought-picture';

const addressIn = (path: string) =>
  Buffer.from(
    path.slice('/statics/thumbnail/default/'.length, -'.jpg'.length),
    'base64url',
  ).toString();

it.each([
  ['https://pictures.example/a?b=c+d', 'https://pictures.example/a?b=c+d'],
  ['https://pictures.example/窓/推し.png', encodeURI('https://pictures.example/窓/推し.png')],
  ['//pictures.example/a.png', 'https://pictures.example/a.png'],
])('the path of the picture %s contains its address in base64url', (address, contained) => {
  const path = broughtPicture(address);
  expect(path).toMatch(/^\/statics\/thumbnail\/default\/[\w-]+\.jpg$/);
  expect(addressIn(path)).toBe(contained);
});
