import type { Fabric, Mood } from '../recipes.ts'

/** A family of colours that go well together. */
export interface Palette {
  /** The wall behind a still life, from the light at the top to the bottom. */
  readonly wallTop: string
  readonly wallBottom: string
  readonly table: string
  /** The strongest colour, for the main thing. */
  readonly accent: string
  /** The colour beside the accent. */
  readonly second: string
  /** Shadows and the darkest shapes. */
  readonly deep: string
  /** Lettering on `paper`. */
  readonly ink: string
  readonly paper: string
  /** Motifs are drawn dark, with light lettering. */
  readonly isNight?: boolean
}

export const PALETTES: Record<Mood, Palette> = {
  dawn: {
    wallTop: '#ffe9d6',
    wallBottom: '#ffd4b0',
    table: '#f8c9a0',
    accent: '#f2672e',
    second: '#f7b245',
    deep: '#8a3520',
    ink: '#3d1b12',
    paper: '#fff7ec',
  },
  ember: {
    wallTop: '#f37c42',
    wallBottom: '#dd5527',
    table: '#cc4720',
    accent: '#ff8a3d',
    second: '#ffd08a',
    deep: '#6b1d12',
    ink: '#35100b',
    paper: '#fff0de',
  },
  honey: {
    wallTop: '#ffe3a1',
    wallBottom: '#fbcb69',
    table: '#f4bb50',
    accent: '#e5622a',
    second: '#f6a93b',
    deep: '#84500c',
    ink: '#3c2506',
    paper: '#fffaec',
  },
  rose: {
    wallTop: '#fadcd7',
    wallBottom: '#f2c1bb',
    table: '#ebb0ab',
    accent: '#c9405b',
    second: '#f08f7f',
    deep: '#7d2440',
    ink: '#3d1122',
    paper: '#fff5f0',
  },
  berry: {
    wallTop: '#b23452',
    wallBottom: '#8f2342',
    table: '#7d1b38',
    accent: '#f0607a',
    second: '#ffb59c',
    deep: '#4b0c22',
    ink: '#3a0a1c',
    paper: '#fff0ea',
  },
  sage: {
    wallTop: '#dbe4d2',
    wallBottom: '#c0cfb5',
    table: '#b0c1a3',
    accent: '#5a7f58',
    second: '#d9a441',
    deep: '#2f4d37',
    ink: '#1a2b1f',
    paper: '#fbfaef',
  },
  ice: {
    wallTop: '#dbf1f4',
    wallBottom: '#bce2ea',
    table: '#a8d6e0',
    accent: '#2f8aa8',
    second: '#8ccbd8',
    deep: '#174d63',
    ink: '#0d2b38',
    paper: '#f7fdfe',
  },
  violet: {
    wallTop: '#d4cffc',
    wallBottom: '#b2abf4',
    table: '#a098ec',
    accent: '#5f50d6',
    second: '#7fd9e8',
    deep: '#2f2580',
    ink: '#181341',
    paper: '#f9f8ff',
  },
  night: {
    wallTop: '#24335c',
    wallBottom: '#172244',
    table: '#121b36',
    accent: '#ff9a4a',
    second: '#ffd79a',
    deep: '#0b1226',
    ink: '#141d3a',
    paper: '#f6efe2',
    isNight: true,
  },
  snow: {
    wallTop: '#f5f7f9',
    wallBottom: '#e5ebf0',
    table: '#d8e1e9',
    accent: '#54758f',
    second: '#a9c0d0',
    deep: '#35495a',
    ink: '#1c2a36',
    paper: '#ffffff',
  },
  sand: {
    wallTop: '#f1e7d8',
    wallBottom: '#e3d4be',
    table: '#d6c3a7',
    accent: '#c96f3b',
    second: '#dda85a',
    deep: '#6b4b2d',
    ink: '#35261b',
    paper: '#fdf9f1',
  },
}

/** Colours of cloth and glaze. */
export const FABRICS = {
  białe: '#faf6ef',
  czarne: '#23242b',
  granatowe: '#24345f',
  piaskowe: '#e2d3b9',
  pomarańczowe: '#ef7a3a',
  zielone: '#557a5c',
} as const satisfies Record<Fabric, string>

/** The colours of fire, which are the shop's own. */
export const FIRE = {
  white: '#fff4dc',
  gold: '#ffd08a',
  ember: '#ff9a4a',
  flame: '#f2672e',
  coal: '#8f2d1c',
} as const

export const LEAF = { light: '#a9bf98', middle: '#6f9069', dark: '#3f5f45' } as const
