/** Outlines on a grid of 24, drawn with a line of 2. */
export const icons = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.500 16.500L21 21',
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  gridLarge: 'M4 4h16v7H4zM4 14h16v6H4z',
  gridMedium: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  gridSmall:
    'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z',
  list: 'M4 5h4v4H4zM11 7h9M4 15h4v4H4zM11 17h9',
  denseList: 'M4 5h16M4 9.500h16M4 14h16M4 18.500h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M19 5l-1.400 1.400M6.400 17.600L5 19',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  refresh: 'M20 11A8 8 0 1 0 18 17M20 5v6h-6',
  warning: 'M12 4L2.500 20h19zM12 10v4M12 17h.01',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.500M15 9.500a10 10 0 0 1 4 2.500M8.500 15.500a5 5 0 0 1 7 0M12 19h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  broadcast:
    'M12 11v9M12 8h.01M8 12a5.600 5.600 0 0 1 0-8M16 4a5.600 5.600 0 0 1 0 8M5 15A10 10 0 0 1 5 1M19 1a10 10 0 0 1 0 14',
  external: 'M14 4h6v6M20 4L10 14M18 14v6H4V6h6',
  note: 'M9 18V6l10-2v12M9 18a2.500 2.500 0 1 1-2.500-2.500A2.500 2.500 0 0 1 9 18zM19 16a2.500 2.500 0 1 1-2.500-2.500A2.500 2.500 0 0 1 19 16z',
  translate:
    'M4 5h9M8.500 3v2M11 5c-1 4-4 7-7 8M6 8c1 2.500 3.500 4.500 6 5.500M12 20l4-9 4 9M13.500 17h5',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  filter: 'M3 5h18l-7 8v6l-4-2v-4z',
  check: 'M5 12.500l4.500 4.500L19 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  endless: 'M12 3v14M6 12l6 6 6-6M5 21h14',
  pages: 'M7 3h10v14H7zM4 7v14h10',
  play: 'M3 6h18v12H3zM10 9.500v5l4.500-2.500z',
  clip: 'M6 4a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM6 15a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8 8l12 11M8 16L20 5',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  heart: 'M12 20C5 15 3 12 3 8.500 3 4.500 9 3 12 7.500 15 3 21 4.500 21 8.500 21 12 19 15 12 20z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-7 8-7s8 2 8 7',
} as const;

export type IconName = keyof typeof icons;
