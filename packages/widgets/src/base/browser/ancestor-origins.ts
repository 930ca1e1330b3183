/** Origins of the pages around this one, if it is in a frame; none where the browser does not say. */
export function ancestorOrigins(): readonly string[] {
  // Firefox has them only of late.
  const { ancestorOrigins: origins }: Partial<Location> = location;
  return Array.from(origins ?? []);
}
