/** Built-in presets: name, code, and the number of videos for which it is the default. */

/** A named layout. Its code is its identity. */
export interface MultiviewPreset {
  /** Label in the menu. */
  readonly name: string;
  /** Layout code. */
  readonly code: string;
  /** The number of videos for which this is the default; undefined: none. */
  readonly defaultFor?: number | undefined;
  /** Made for a phone held upright. Default false. */
  readonly isPortrait?: boolean | undefined;
}

type Row = readonly [name: string, code: string, defaultFor?: number];

const DESKTOP: readonly Row[] = [
  ['1🎞️', 'AAYY'],
  ['Side Chat 1', 'AAUY,UAEYchat0', 1],
  ['2🎞️', 'AAMY,MAMY', 2],
  ['Side Chat 2', 'AARM,AMRM,RAHYchat'],
  ['2🎞️, 2💬', 'AAOM,AMOM,OAFYchat,TAFYchat'],
  ['1🎞️+2', 'AAMY,MAMM,MMMM', 3],
  ['3🎞️, 2💬', 'AAMM,AMMM,MAMM,MMGMchat,SMGMchat'],
  ['2x2🎞️', 'AAMM,AMMM,MAMM,MMMM'],
  ['2x2🎞️ 2💬', 'AAKM,KAKM,UAEMchat0,AMKM,KMKM,UMEMchat0', 4],
  ['2x2🎞️ 4💬', 'PAJM,AAJM,AMJM,PMJM,JADMchat0,JMDMchat0,MADMchat0,MMDMchat0'],
  ['2x2🎞️ 1💬', 'SAGYchat,AAJM,AMJM,JAJM,JMJM'],
  ['5🎞️', 'AAMP,APIJ,IPIJ,MAMP,QPIJ'],
  ['5🎞️ 2💬', 'AAIM,AMIM,IAIM,QMIM,QAIM,MMEMchat0,IMEMchat0', 5],
  ['2x3🎞️', 'AAIM,AMIM,IAIM,IMIM,QAIM,QMIM', 6],
  ['p1s5', 'AAQQ,AQII,IQII,QAII,QIII,QQII'],
  ['7🎞️', 'AAJM,AMJM,JAJM,JMJM,SAGI,SIGI,SQGI', 7],
  ['8🎞️', 'AAKM,AMKM,RAHI,KAHI,RQHI,KQHI,KIHI,RIHI', 8],
  ['3 x 3🎞️', 'AAII,AIII,AQII,IAII,IIII,IQII,QAII,QIII,QQII', 9],
  ['3x3🎞️ 1💬', 'AAGI,GAGI,MAGI,AIGI,GIGI,MIGI,AQGI,GQGI,MQGI,SAGYchat'],
  ['3x3🎞️ 3💬', 'AAHI,AQHI,AIHI,HAHI,HIHI,HQHI,OAHI,OIHI,OQHI,VIDIchat0,VADIchat0,VQDIchat0'],
  ['Among Us 1', 'AAML,MAML,ALGH,GLGH,MLGH,SLGH,ASGG,GSGG,MSGG,SSGG', 10],
  ['Among Us 2', 'AAKL,KAKL,UAEYchat,ALFH,FLFH,KLFH,PLFH,ASFG,FSFG,KSFG,PSFG'],
  ['Sports Fes 1', 'AASR,SAGYchat,ARGH,GRGH,MRGH'],
  ['Sports Fes 2', 'AAMM,SAGYchat,AMGG,ASGG,GMGG,GSGG,MAGG,MGGG,MMGG,MSGG'],
  ['Sports Fes 3', 'GAMM,GMMM,AAGG,AGGG,AMGG,ASGG,SAGG,SGGG,SMGG,SSGG'],
  ['Among Us 3', 'AAIK,IAIK,QAIK,AKGH,GKGH,MKGH,SKGH,SRGH,ARGH,MRGH,GRGH', 11],
  ['4x3', 'AAGI,GAGI,MAGI,AIGI,GIGI,MIGI,SIGI,SQGI,AQGI,MQGI,GQGI,SAGI', 12],
  ['13🎞️', 'AAMM,MMGG,AMGG,GMGG,MGGG,SSGG,MSGG,MAGG,SMGG,SGGG,SAGG,ASGG,GSGG', 13],
  ['14🎞️', 'AMJM,OMFG,OGFG,TGFG,JMFG,AAJM,OAFG,TMFG,JAFG,TSFG,OSFG,JGFG,TAFG,JSFG', 14],
  ['4x4', 'AGGG,MMGG,MGGG,SGGG,GMGG,AAGG,MAGG,SMGG,GAGG,SSGG,MSGG,GGGG,SAGG,GSGG,AMGG,ASGG', 16],
  ['2📱 2💬', 'AAHY,HAHY,OAFYchat,TAFYchat'],
  ['3📱 1💬', 'AAGY,GAGY,MAGY,SAGYchat'],
  ['2🎞️ 1📱 1💬', 'AAMM,AMMM,MAHY,TAFYchat2'],
];

const MOBILE: readonly (readonly [name: string, code: string, isPortrait: boolean])[] = [
  ['Mobile 1', 'AAYI,AIYQchat0', true],
  ['Mobile 2', 'AOYKchat,AAYH,AHYH', true],
  ['Mobile 3', 'AAYI,AIYI,AQYI', true],
  ['Mobile 3L', 'MAMY,AAMM,AMMM', false],
  ['Mobile 4', 'AAMM,AMMM,MAMM,MMMM', false],
];

/** The built-in layouts for wide windows, in menu order. */
export const DESKTOP_PRESETS: readonly MultiviewPreset[] = DESKTOP.map(
  ([name, code, defaultFor]) => ({ name, code, ...(defaultFor !== undefined && { defaultFor }) }),
);

/** The built-in layouts for phones, in menu order. */
export const MOBILE_PRESETS: readonly MultiviewPreset[] = MOBILE.map(
  ([name, code, isPortrait]) => ({ name, code, isPortrait }),
);
