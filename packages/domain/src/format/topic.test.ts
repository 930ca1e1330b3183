import { expect, it } from 'vitest';
import { topicText } from './topic';

it.each([
  ['Ring_Brawlers', 'Ring Brawlers'],
  ['singing', 'Singing'],
  ['membersonly', 'Members only'],
  ['FreeTalk', 'Free talk'],
  ['asmr', 'ASMR'],
  ['3D_Stream', '3D Stream'],
  [' superchat_reading ', 'Superchat reading'],
  ['_', ''],
  ['', ''],
])('%j is written as %j', (topic, text) => {
  expect(topicText(topic)).toBe(text);
});
