import { expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { composeScene } from '../compose.ts'
import { tonesOf } from '../tones.ts'

function scene(prompt: string) {
  const brief = readPrompt(prompt)
  const random = randomOf('1')
  return composeScene({ width: 1_024, height: 768, brief, random, tones: tonesOf(brief, random) })
}

const PAIRS = [
  ['jezioro', 'jezioro w górach'],
  ['jezioro', 'jezioro w lesie'],
  ['jezioro', 'jezioro i wioska'],
  ['jezioro', 'jezioro wśród łąk'],
  ['morze', 'morze i góry'],
  ['łąka', 'łąka w górach'],
  ['łąka', 'łąka pod lasem'],
  ['łąka', 'łąka nad morzem'],
  ['wioska', 'wioska nad jeziorem'],
  ['miasto', 'miasto w górach'],
  ['góry', 'góry i las'],
  ['pustynia', 'pustynia i góry'],
] as const

it.each(
  PAIRS.flatMap(([one, both]) =>
    ['', ' zimą', ' nocą', ' jesienią'].map((when) => [one + when, both + when]),
  ),
)('%s isn’t drawn as %s', (one, both) => {
  const drawn = scene(both)
  expect(JSON.stringify(drawn)).not.toBe(JSON.stringify(scene(one)))
  const places = drawn.flatMap(({ shapes }) => shapes.flatMap(({ contours }) => contours.flat()))
  expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
})
