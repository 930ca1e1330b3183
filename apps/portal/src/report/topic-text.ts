/** Words joined by underscores become words. */
export const topicText = (topic: string): string => {
  const words = topic.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
