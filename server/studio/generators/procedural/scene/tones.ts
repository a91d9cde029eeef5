import type { Brief } from '#domain/generation/reading/brief.ts'
import { darker, lightness, mix } from '#server/platform/media/brushes/colour.ts'
import { LEAF, type Palette, PALETTES } from '#server/platform/media/brushes/palette.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Mood } from '#server/platform/media/recipes.ts'
import { isGloomy, isOvercast } from './overcast.ts'

/** The colours of one picture. */
export interface Tones extends Palette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string]
  /** The colour that far things fade into. */
  readonly haze: string
  readonly ground: string
  readonly leaf: string
  readonly leafDark: string
  readonly isNight: boolean
}

type Moods = readonly [Mood, ...Mood[]]

const ANY: Moods = ['dawn', 'honey', 'rose', 'sage', 'ice', 'violet', 'sand', 'ember']

const MOODS_OF: Readonly<Record<string, Moods>> = {
  spring: ['sage', 'rose', 'dawn'],
  summer: ['honey', 'dawn', 'sage'],
  autumn: ['ember', 'sand', 'honey'],
  winter: ['ice', 'snow', 'violet'],
  romantic: ['rose', 'berry', 'dawn'],
  joyful: ['honey', 'dawn', 'violet'],
  calm: ['sage', 'ice', 'sand'],
  elegant: ['sand', 'snow', 'sage'],
  mysterious: ['night', 'violet', 'berry'],
  cosmic: ['night', 'violet'],
  valentine: ['rose', 'berry'],
  wedding: ['sand', 'rose', 'sage'],
  mother: ['rose', 'dawn'],
  birthday: ['honey', 'dawn', 'ice', 'violet'],
  christmas: ['ice', 'berry', 'sage'],
  easter: ['sage', 'honey', 'rose'],
  baptism: ['ice', 'sand', 'snow'],
  condolence: ['snow', 'sand'],
  halloween: ['ember'],
  newyear: ['night'],
  childlike: ['honey', 'ice', 'rose'],
  warm: ['honey', 'ember', 'dawn'],
  retro: ['sand', 'ember', 'honey'],
  minimal: ['snow', 'sand', 'ice'],
}

/** Colours of a picture: the prompt's first, then its season's and mood's, then random ones. */
export function tonesOf(brief: Brief, random: Random): Tones {
  // Of several moods each may set the tone.
  const asked = brief.moods.flatMap((name) => MOODS_OF[name] ?? [])
  const key = [brief.occasion ?? '', brief.season ?? ''].find((name) => name in MOODS_OF)
  const [first, ...others] = asked
  const moods: Moods = first === undefined ? (MOODS_OF[key ?? ''] ?? ANY) : [first, ...others]
  const mood: Mood = brief.time === 'night' ? 'night' : random.pick(moods)
  const base = grounded(recoloured(PALETTES[mood], brief.colours), brief.background)
  const isNight = base.isNight === true || brief.time === 'night'
  return { ...base, ...skyOf(base, brief, isNight), ...growth(base, brief), isNight }
}

/** The palette with the prompt's colours in the most visible places. */
export function recoloured(palette: Palette, colours: readonly string[]): Palette {
  const [first, second = first, third = null] = colours
  if (first === undefined || second === undefined) return palette
  const isSame = first === second
  const pale = mix(first, '#ffffff', 0.82)
  return {
    ...palette,
    accent: first,
    second: isSame ? mix(first, '#ffe2a8', 0.55) : second,
    deep: darker(mix(first, '#1b1430', 0.5), 0.12),
    ink: darker(mix(first, '#0e0b1c', 0.72), 0.05),
    wallTop: palette.isNight ? palette.wallTop : mix(pale, '#ffffff', 0.3),
    wallBottom: palette.isNight ? palette.wallBottom : mix(first, '#ffffff', 0.68),
    table: palette.isNight ? palette.table : mix(first, '#ffffff', 0.55),
    paper: palette.isNight
      ? palette.paper
      : third === null
        ? mix(first, '#fffdf8', 0.94)
        : mix(third, '#fffdf8', 0.35),
  }
}

/** The palette on the requested ground. */
function grounded(palette: Palette, background: string | null): Palette {
  if (background === null) return palette
  const isDark = lightness(background) < 0.5
  return {
    ...palette,
    wallTop: background,
    wallBottom: background,
    paper: background,
    table: darker(background, 0.08),
    ink: isDark ? '#fffaf0' : palette.ink,
  }
}

function skyOf(palette: Palette, brief: Brief, isNight: boolean): Pick<Tones, 'sky' | 'haze' | 'ground'> {
  const ground = brief.season === 'winter' ? '#f3f7fb' : mix('#9cba66', palette.second, 0.16)
  if (isNight) {
    return {
      sky: ['#0d1636', '#1f2f63', mix('#4a5aa0', palette.second, 0.22)],
      haze: '#5a6ab0',
      ground: brief.season === 'winter' ? '#aebfe0' : '#24375e',
    }
  }
  if (brief.time === 'sunset') {
    return {
      sky: [mix('#5a4a94', palette.deep, 0.3), mix('#ef7f62', palette.accent, 0.3), '#ffd08a'],
      haze: mix('#ffb98a', palette.accent, 0.18),
      ground: mix(ground, palette.deep, 0.45),
    }
  }
  if (brief.time === 'dawn') {
    return {
      sky: [mix('#a9c4ec', palette.second, 0.2), '#fbd7cf', '#fff0cf'],
      haze: '#fbdccf',
      ground: mix(ground, '#ffe9d0', 0.2),
    }
  }
  if (isGloomy(brief)) {
    return {
      sky: ['#27305a', '#4a4f7e', mix('#8d86ac', palette.second, 0.12)],
      haze: '#6c7096',
      ground: mix(ground, '#20284a', brief.season === 'winter' ? 0.25 : 0.52),
    }
  }
  // Snow falls from a bright sky.
  const isAlsoGrey = isOvercast({ ...brief, weather: brief.weather.filter((name) => name !== 'snow') })
  if (isOvercast(brief) && !isAlsoGrey)
    return { sky: ['#9dbbe0', '#c9dcef', '#f4f6fa'], haze: '#d6e3f0', ground }
  if (isOvercast(brief)) {
    const isStorm = brief.weather.includes('storm')
    return {
      sky: isStorm ? ['#566079', '#7d889e', '#b3bac6'] : ['#93a3b8', '#b7c2cf', '#dbe1e6'],
      haze: isStorm ? '#9aa4b4' : '#ccd4dc',
      ground: mix(ground, '#7d8a94', isStorm ? 0.3 : 0.16),
    }
  }
  return {
    sky: [
      mix('#79bdea', palette.second, 0.14),
      mix('#b9e0f3', palette.paper, 0.24),
      mix('#fff4e0', palette.second, 0.16),
    ],
    haze: mix(mix('#d3e6ee', palette.wallBottom, 0.22), palette.paper, 0.2),
    ground,
  }
}

function growth(palette: Palette, brief: Brief): Pick<Tones, 'leaf' | 'leafDark'> {
  if (brief.season === 'autumn') return { leaf: '#c9803a', leafDark: '#8a4a24' }
  if (brief.season === 'spring') return { leaf: '#8fbf63', leafDark: '#4d8148' }
  return {
    leaf: mix(mix(LEAF.middle, '#86b85a', 0.5), palette.accent, 0.05),
    leafDark: mix(mix(LEAF.dark, '#3d7a48', 0.4), palette.deep, 0.13),
  }
}

/** A colour as it looks from afar: `depth` 1 is near and unchanged, 0 is lost in the haze. */
export function hazed(colour: string, depth: number, { haze }: Tones): string {
  return mix(haze, colour, 0.3 + depth * 0.7)
}
