import { mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from './scissors.ts'
import { type Sheet, spriteOf } from './scene.ts'
import type { Sprite } from './shape.ts'

type Air = 'snow' | 'rain' | 'petals' | 'leaves' | 'confetti' | 'sparks' | 'hearts'

/** Pieces that are large enough to cover an eye, and the depth behind the figures. */
const COVERING: ReadonlySet<Air> = new Set(['petals', 'leaves', 'confetti', 'hearts'])
const BEHIND = 0.66

/** Things that fall or float in front of all others. */
export function airOf(sheet: Sheet): Sprite[] {
  return kindsOf(sheet).flatMap((kind) => airFull(sheet, kind))
}

function airFull(sheet: Sheet, kind: Air): Sprite[] {
  const { width, height, random } = sheet
  const count = { snow: 70, rain: 60, petals: 22, leaves: 16, confetti: 60, sparks: 34, hearts: 14 }[kind]
  const unit = Math.min(width, height)
  return Array.from({ length: count }, () => {
    const near = random.between(0, 1)
    const [x, y] = [width * random.between(-0.05, 1.05), height * random.between(-0.05, 1.02)]
    const cut = new Scissors()
    particle(cut, kind, x, y, unit * (0.6 + near * 0.9), sheet)
    // No leaf covers an eye: in the middle, large pieces fall behind the figures.
    const isMiddle = Math.abs(x / width - 0.5) < 0.4 && y > height * 0.15
    const depth = isMiddle && COVERING.has(kind) ? BEHIND : 0.975
    return spriteOf(cut.shapes, depth + near * 0.02, {
      motion: kind === 'sparks' ? 'flicker' : 'fall',
      x,
      y,
      size: unit * (0.3 + near * 0.5),
    })
  })
}

/** Everything requested falls; without a request, the weather of the occasion or the season. */
function kindsOf(sheet: Sheet): readonly Air[] {
  const { weather, season, setting } = sheet.brief
  // It rains and snows outside the window, which the room draws.
  const isOutside = setting !== 'room'
  const asked: readonly (readonly [Air, boolean])[] = [
    ['snow', isOutside && (weather.includes('snow') || season === 'winter')],
    ['rain', isOutside && (weather.includes('rain') || weather.includes('storm'))],
    ['confetti', weather.includes('confetti')],
    ['leaves', isOutside && weather.includes('wind')],
  ]
  const falling = asked.flatMap(([kind, isAsked]) => (isAsked ? [kind] : []))
  if (falling.length > 0 || (!isOutside && weather.length > 0)) return falling.filter(isWanted(sheet))
  return usualOf(sheet).filter(isWanted(sheet))
}

/** „bez śniegu”, „bez konfetti” */
function isWanted({ brief: { absent } }: Sheet): (kind: Air) => boolean {
  return (kind) => !((kind === 'snow' || kind === 'rain' || kind === 'confetti') && absent.includes(kind))
}

function usualOf({ brief, random }: Sheet): readonly Air[] {
  if (brief.occasion === 'birthday' || brief.occasion === 'newyear' || brief.occasion === 'congratulations')
    return ['confetti']
  if (brief.occasion === 'valentine') return ['hearts']
  if (brief.occasion === 'christmas') return brief.setting === 'room' ? [] : ['snow']
  if (brief.occasion === 'wedding') return ['petals']
  if (brief.setting === 'room') return []
  if (brief.season === 'autumn') return ['leaves']
  if (brief.season === 'spring' && random.chance(0.7)) return ['petals']
  if (brief.time === 'night' && brief.setting !== 'space' && random.chance(0.6)) return ['sparks']
  return []
}

function particle(
  cut: Scissors,
  kind: Air,
  x: number,
  y: number,
  unit: number,
  { random, tones }: Sheet,
): void {
  const fine = { isDetail: true } as const
  if (kind === 'snow')
    cut.disc(x, y, unit * random.between(0.002, 0.0065), '#ffffff', {
      ...fine,
      alpha: random.between(0.65, 1),
    })
  if (kind === 'rain')
    cut.line(
      [
        [x, y],
        [x - unit * 0.008, y + unit * 0.04],
      ],
      unit * 0.0026,
      mix('#ffffff', tones.haze, 0.3),
      { alpha: 0.6 },
    )
  if (kind === 'petals')
    cut.leaf(
      x,
      y,
      unit * 0.022,
      unit * 0.008,
      random.between(0, 6.3),
      random.pick([mix(tones.accent, '#ffffff', 0.5), '#ffe3e0', mix(tones.second, '#ffffff', 0.5)]),
      fine,
    )
  if (kind === 'leaves')
    cut.leaf(
      x,
      y,
      unit * 0.03,
      unit * 0.011,
      random.between(0, 6.3),
      random.pick(['#d9602e', '#e2a33a', '#b0402f', '#c98a3a']),
      fine,
    )
  if (kind === 'sparks')
    cut.disc(x, y, unit * random.between(0.0018, 0.004), '#ffe9a8', { ...fine, glows: true })
  if (kind === 'hearts')
    cut.heart(
      x,
      y,
      unit * random.between(0.016, 0.034),
      random.pick([tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.5)]),
      fine,
    )
  if (kind === 'confetti') {
    const colour = random.pick([
      tones.accent,
      tones.second,
      '#fff3dd',
      mix(tones.accent, '#ffffff', 0.45),
      '#6fb6c9',
    ])
    const size = unit * random.between(0.008, 0.014)
    const shape = random.whole(0, 2)
    if (shape === 0) cut.disc(x, y, size * 0.6, colour, fine)
    if (shape === 1)
      cut.polygon(
        [
          [x - size, y - size * 0.3],
          [x + size * 0.8, y - size * 0.6],
          [x + size, y + size * 0.2],
          [x - size * 0.8, y + size * 0.5],
        ],
        colour,
        fine,
      )
    if (shape === 2)
      cut.line(
        [
          [x - size * 1.4, y],
          [x - size * 0.5, y - size],
          [x + size * 0.5, y + size],
          [x + size * 1.4, y],
        ],
        size * 0.42,
        colour,
      )
  }
}
