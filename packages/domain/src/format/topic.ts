/** Topics that the source writes as one word, or in capitals that its id lacks. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['membersonly', 'Members only'],
  ['freetalk', 'Free talk'],
  ['asmr', 'ASMR'],
]);

/** Readable form of a topic id: "Ring_Brawlers" is "Ring Brawlers", "membersonly" is "Members only". */
export function topicText(topic: string): string {
  const words = topic.replaceAll('_', ' ').trim();
  return SPELLINGS.get(words.toLowerCase()) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
