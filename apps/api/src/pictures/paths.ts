/** Where the drawn pictures are, from the root of the server. */
const BASE = '/statics/demo';

export const videoPath = (id: string): string => `${BASE}/video/${id}.svg`;
export const photoPath = (id: string): string => `${BASE}/channel/${id}.svg`;
export const bannerPath = (id: string): string => `${BASE}/banner/${id}.svg`;
