import { SCENE_COLOURS, type SceneColour } from '../sceneSchema.ts'
import type { LookProperty } from './statement.ts'

/** Colours as they are written in a text, for areas and for lines. */
const AREAS: Readonly<Record<SceneColour, string>> = {
  ink: '#1f2937',
  grey: '#e5e7eb',
  red: '#fecaca',
  orange: '#fed7aa',
  yellow: '#fef08a',
  green: '#bbf7d0',
  teal: '#99f6e4',
  blue: '#bfdbfe',
  violet: '#ddd6fe',
  pink: '#fbcfe8',
}
const LINES: Readonly<Record<SceneColour, string>> = {
  ink: '#1f2937',
  grey: '#6b7280',
  red: '#dc2626',
  orange: '#ea580c',
  yellow: '#ca8a04',
  green: '#16a34a',
  teal: '#0d9488',
  blue: '#2563eb',
  violet: '#7c3aed',
  pink: '#db2777',
}
/** Names of CSS that people write. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  gray: '#808080',
  grey: '#808080',
  lightgrey: '#d3d3d3',
  lightgray: '#d3d3d3',
  red: '#ff0000',
  orange: '#ffa500',
  yellow: '#ffff00',
  green: '#008000',
  lightgreen: '#90ee90',
  lime: '#00ff00',
  teal: '#008080',
  cyan: '#00ffff',
  blue: '#0000ff',
  lightblue: '#add8e6',
  navy: '#000080',
  purple: '#800080',
  violet: '#ee82ee',
  pink: '#fbcfe8',
  magenta: '#ff00ff',
}

/** What a box or a line looks like; what isn't said is left out. */
export interface Look {
  readonly fill?: SceneColour | null
  readonly colour?: SceneColour
  readonly style?: 'solid' | 'dashed' | 'dotted'
  readonly weight?: number
}

/** The look that properties say, as near as colours of drawings come. */
export function lookOf(properties: readonly LookProperty[]): Look {
  let look: Look = {}
  for (const [name, value] of properties) {
    if (name === 'fill' || name === 'background') look = { ...look, fill: nearestColour(value) }
    if (name === 'stroke') {
      const colour = nearestColour(value)
      if (colour !== null) look = { ...look, colour }
    }
    if (name === 'stroke-dasharray') look = { ...look, style: /^0?$/u.test(value) ? 'solid' : styleOf(value) }
    if (name === 'stroke-width') {
      const weight = Math.round(Number.parseFloat(value))
      if (Number.isFinite(weight)) look = { ...look, weight: Math.min(4, Math.max(1, weight)) }
    }
  }
  return look
}

const styleOf = (dashes: string) => (Number.parseFloat(dashes) <= 3 ? 'dotted' : 'dashed')

/** The properties that say a look. */
export function propertiesOfLook({ fill, colour, style, weight }: Look): readonly LookProperty[] {
  const properties: LookProperty[] = []
  if (fill !== undefined) properties.push(['fill', fill === null ? 'none' : AREAS[fill]])
  if (colour !== undefined) properties.push(['stroke', LINES[colour]])
  if (weight !== undefined) properties.push(['stroke-width', `${weight}px`])
  if (style !== undefined) {
    properties.push(['stroke-dasharray', style === 'solid' ? '0' : style === 'dashed' ? '6 4' : '2 3'])
  }
  return properties
}

/** Hues of the colours, in degrees. */
const HUES: readonly (readonly [hue: number, colour: SceneColour])[] = [
  [0, 'red'],
  [27, 'orange'],
  [51, 'yellow'],
  [140, 'green'],
  [172, 'teal'],
  [215, 'blue'],
  [256, 'violet'],
  [328, 'pink'],
  [360, 'red'],
]
/** Less colourful is grey, and darker is ink; of 255. */
const LEAST = { chroma: 14, light: 80 } as const

/** The nearest colour of drawings; null for none or white. */
export function nearestColour(written: string): SceneColour | null {
  const own = written.trim().toLowerCase()
  const known = SCENE_COLOURS.find((colour) => AREAS[colour] === own || LINES[colour] === own)
  if (known !== undefined) return known
  const rgb = rgbOf(own)
  if (rgb === null || Math.min(...rgb) >= 250) return null
  const [red = 0, green = 0, blue = 0] = rgb
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (most < LEAST.light) return 'ink'
  if (chroma < LEAST.chroma) return most < 2 * LEAST.light ? 'ink' : 'grey'
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  const hue = (sixth * 60 + 360) % 360
  const far = ([each]: readonly [number, SceneColour]) => Math.abs(each - hue)
  return HUES.reduce((best, each) => (far(each) < far(best) ? each : best), HUES[0] ?? [0, 'red'])[1]
}

function rgbOf(written: string): readonly number[] | null {
  const named = Object.hasOwn(NAMED, written) ? (NAMED[written] ?? written) : written
  const short = /^#([\da-f])([\da-f])([\da-f])$/u.exec(named)
  if (short !== null) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16))
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/u.exec(named)
  if (long !== null) return long.slice(1).map((digits) => Number.parseInt(digits, 16))
  const rgb = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)/u.exec(named)
  return rgb === null ? null : rgb.slice(1).map(Number)
}
