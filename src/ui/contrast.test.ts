import { describe, expect, it } from 'vitest'
import css from './theme.css?raw'

type Tokens = ReadonlyMap<string, string>

/** The colours that the blocks of a selector in theme.css set. */
function tokensOf(selector: string): Tokens {
  const found = new Map<string, string>()
  const blocks = css.matchAll(/^\s*([^\s{}@/][^{}]*?)\s*\{([^{}]*)\}/gm)
  for (const [, name, body] of blocks) {
    if (name !== selector) continue
    for (const [, token = '', value = ''] of (body ?? '').matchAll(/(--[\w-]+):\s*(oklch\([^)]*\))/g)) {
      found.set(token, value)
    }
  }
  return found
}

const light = tokensOf(':root')
const dark = tokensOf('.dark')
const high = tokensOf(":root[data-contrast='high']")
const darkHigh = tokensOf(".dark[data-contrast='high']")

/** In the order of the cascade. */
const MODES: Readonly<Record<string, Tokens>> = {
  light,
  dark: new Map([...light, ...dark]),
  'light, high contrast': new Map([...light, ...high]),
  'dark, high contrast': new Map([...light, ...dark, ...high, ...darkHigh]),
}

/** Linear light of an `oklch()`, each channel 0 to 1 as a screen can show it. */
function linear(oklch: string): [number, number, number] {
  const match = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(oklch)
  if (match === null) throw new Error(`not an opaque oklch colour: ${oklch}`)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels: [number, number, number] = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return [shown(channels[0]), shown(channels[1]), shown(channels[2])]
}

function shown(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}

function luminance(oklch: string): number {
  const [red, green, blue] = linear(oklch)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function hex(oklch: string): string {
  const digits = linear(oklch).map((value) =>
    Math.round(gamma(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

const GROUNDS = ['--ground', '--surface-1', '--surface-2', '--surface-3', '--overlay']
const TINTS = [
  '--accent-surface',
  '--generated-surface',
  '--success-surface',
  '--warning-surface',
  '--danger-surface',
]
const QUIET_GROUNDS = ['--ground', '--surface-1', '--surface-2', '--overlay']

/** The tokens on each other, as the components use them: [words or sign, grounds, least contrast]. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['--text', [...GROUNDS, ...TINTS]],
  ['--text-muted', GROUNDS],
  ['--accent-text', [...QUIET_GROUNDS, '--accent-surface']],
  ['--generated-text', [...QUIET_GROUNDS, '--generated-surface']],
  ['--success-text', [...QUIET_GROUNDS, '--success-surface']],
  ['--warning-text', [...QUIET_GROUNDS, '--warning-surface']],
  ['--danger-text', [...QUIET_GROUNDS, '--danger-surface']],
  ['--on-accent', ['--accent', '--accent-hover', '--accent-pressed']],
  ['--on-danger', ['--danger', '--danger-hover']],
  // A selection, a tooltip: the ground's colour on the text's.
  ['--ground', ['--text']],
]

const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ['--line-strong', QUIET_GROUNDS],
  ['--accent-line', GROUNDS],
  ['--generated-line', ['--ground', '--surface-1', '--generated-surface']],
  ['--focus', [...GROUNDS, ...TINTS]],
]

function failures(tokens: Tokens, pairs: typeof TEXT, least: number): string[] {
  const found: string[] = []
  for (const [sign, grounds] of pairs) {
    for (const ground of grounds) {
      const ratio = contrast(tokens.get(sign) ?? '', tokens.get(ground) ?? '')
      if (ratio < least) found.push(`${sign} on ${ground}: ${ratio.toFixed(2)} of ${least}`)
    }
  }
  return found
}

describe.each(Object.entries(MODES))('the colours of %s', (name, tokens) => {
  const isHigh = name.includes('high')

  it('keep words readable', () => {
    expect(failures(tokens, TEXT, isHigh ? 7 : 4.5)).toEqual([])
  })

  it('keep edges, signs and the focus visible', () => {
    expect(failures(tokens, SIGNS, isHigh ? 4.5 : 3)).toEqual([])
  })
})

describe('the grounds', () => {
  it('are those of the specification', () => {
    expect(hex(MODES['dark']?.get('--ground') ?? '')).toBe('#0f172a')
    expect(hex(MODES['light']?.get('--ground') ?? '')).toBe('#ffffff')
  })

  it('say high contrast in the dark again wherever they say it in the light', () => {
    expect([...high.keys()].filter((token) => !darkHigh.has(token))).toEqual([])
  })
})
