import type { useLanguage } from '../sentences';

/** Loads the words of the actors' messages, so that one about a lost connection can be shown without one. */
export async function loadActorMessages({
  translatorOf,
}: Pick<ReturnType<typeof useLanguage>, 'translatorOf'>): Promise<void> {
  await Promise.all([import('./ActorToasts'), translatorOf('notices')]);
}
