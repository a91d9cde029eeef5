import type { SceneColour } from '#domain/scene/sceneSchema.ts'

/** A colour by its name: of lines and words, and of what they stand on. */
interface Tone {
  readonly line: string
  readonly fill: string
}

/** The colours of a drawing in one theme. */
export interface SceneColours {
  readonly ground: string
  readonly tones: Readonly<Record<SceneColour, Tone>>
  /** What is chosen, guides and handles. */
  readonly accent: string
}

/** Paper and the light theme. Words in `ink` can be read on every fill. */
export const LIGHT_COLOURS: SceneColours = {
  ground: '#ffffff',
  accent: '#b45309',
  tones: {
    ink: { line: '#1b2437', fill: '#e3e8f1' },
    grey: { line: '#5b6576', fill: '#eef1f5' },
    red: { line: '#b42318', fill: '#fde3e1' },
    orange: { line: '#b04307', fill: '#fee6cd' },
    yellow: { line: '#856000', fill: '#fdf0b8' },
    green: { line: '#177445', fill: '#d3f2df' },
    teal: { line: '#0f766e', fill: '#cdf1ec' },
    blue: { line: '#1d5fc9', fill: '#dbe8fd' },
    violet: { line: '#6d3fc4', fill: '#e9e0fb' },
    pink: { line: '#b62372', fill: '#fbdfee' },
  },
}

export const DARK_COLOURS: SceneColours = {
  ground: '#0f172a',
  accent: '#ffa95c',
  tones: {
    ink: { line: '#f1f5f9', fill: '#33415c' },
    grey: { line: '#a9b4c5', fill: '#2a3548' },
    red: { line: '#ff9a8f', fill: '#5a2222' },
    orange: { line: '#fdb270', fill: '#553010' },
    yellow: { line: '#f2d06b', fill: '#4a3c10' },
    green: { line: '#74d99f', fill: '#164a30' },
    teal: { line: '#66d6c9', fill: '#124a46' },
    blue: { line: '#8fb8ff', fill: '#1c3d70' },
    violet: { line: '#c0a4ff', fill: '#402a6e' },
    pink: { line: '#ff9bcb', fill: '#5c2044' },
  },
}
