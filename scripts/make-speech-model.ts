import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLANK, ctcLoss, greedyTokens } from './speechModel/ctcLoss.ts'
import { BINS, melFeatures } from './speechModel/melFeatures.ts'
import { learnFrom, makeLayers, runLayers, stepLayers } from './speechModel/network.ts'
import { ALL_WORDS, type Manner, speak, WORDS, type Word } from './speechModel/speakSentences.ts'
import { writeOnnx } from './speechModel/writeOnnx.ts'

/*
 * Makes the small model of tests/support/speechModel: it knows ten words as espeak-ng says them, and is of a kind that
 * sherpa-onnx runs. Takes some minutes of one core and needs espeak-ng. `node scripts/make-speech-model.ts`
 */

const FOLDER = join(import.meta.dirname, '../tests/support/speechModel')
const SENTENCES = Number(process.env['SENTENCES'] ?? 1_400)
const ROUNDS = Number(process.env['ROUNDS'] ?? 14)
const TOGETHER = 8
const RATE_OF_LEARNING = 2e-3
const VOICES = ['m1', 'm2', 'm3', 'm4', 'm6', 'm7', 'f1', 'f2', 'f3', 'f4', 'Andy', 'Annie', 'steph', 'Denis']

const TOKENS = ['<blk>', ...new Set(ALL_WORDS.flatMap((word) => WORDS[word]))]

/** The same numbers each time. */
let state = 20_261_130
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

interface Example {
  readonly features: Float32Array
  readonly said: readonly number[]
}

function example(voices: readonly string[]): Example {
  const words = Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(ALL_WORDS))
  const manner: Manner = {
    voice: oneOf(voices),
    pace: Math.round(110 + random() * 80),
    pitch: Math.round(25 + random() * 50),
  }
  const sentence = words
    .slice(1)
    .reduce<string>((before, word) => before + oneOf([' ', ' ', ', ', '. ']) + word, words[0] ?? '')
  return { features: evenFeatures(noisy(speak(sentence, manner))), said: words.flatMap(tokensOf) }
}

const tokensOf = (word: Word) => WORDS[word].map((part) => TOKENS.indexOf(part))

/** Some silence around, some noise, and loud or soft: people record like that. */
function noisy(voice: Float32Array): Float32Array {
  const [before, after] = [Math.floor(random() * 6_000), Math.floor(random() * 6_000)]
  const loudness = 0.2 + random()
  const noise = 10 ** (-2 - 3 * random())
  return Float32Array.from(
    { length: before + voice.length + after },
    (_, at) => loudness * (voice[at - before] ?? 0) + noise * (random() - 0.5),
  )
}

/** Less their mean, as the model has them. */
function evenFeatures(samples: Float32Array): Float32Array {
  const features = melFeatures(samples)
  const frames = features.length / BINS
  for (let bin = 0; bin < BINS; bin += 1) {
    let mean = 0
    for (let at = bin; at < features.length; at += BINS) mean += (features[at] ?? 0) / frames
    for (let at = bin; at < features.length; at += BINS) features[at] = (features[at] ?? 0) - mean
  }
  return features
}

const width = TOKENS.length
const layers = makeLayers(
  [
    { inputs: BINS, outputs: 32, width: 5, stride: 2, isRectified: true },
    { inputs: 32, outputs: 40, width: 5, stride: 2, isRectified: true },
    { inputs: 40, outputs: 40, width: 9, stride: 1, isRectified: true },
    { inputs: 40, outputs: 40, width: 9, stride: 1, isRectified: true },
    { inputs: 40, outputs: width, width: 1, stride: 1, isRectified: false },
  ],
  random,
)
const scoresOf = (features: Float32Array) => runLayers(layers, features).at(-1)?.output ?? new Float32Array()

console.log('speaking')
const examples = Array.from({ length: SENTENCES }, () => example(VOICES))
const others = Array.from({ length: 100 }, () => example(['m5', 'f5', 'Alicia']))

console.log(`learning ${width} tokens from ${SENTENCES} sentences`)
let step = 0
const steps = (SENTENCES / TOGETHER) * ROUNDS
for (let round = 1; round <= ROUNDS; round += 1) {
  let loss = 0
  for (const [at, { features, said }] of shuffled(examples).entries()) {
    const passes = runLayers(layers, features)
    const scores = passes.at(-1)?.output ?? new Float32Array()
    const lost = ctcLoss(scores, width, said)
    if (Number.isFinite(lost.loss)) loss += lost.loss / SENTENCES
    learnFrom(
      layers,
      passes,
      lost.gradient.map((by) => by / TOGETHER),
    )
    if (at % TOGETHER !== TOGETHER - 1) continue
    step += 1
    stepLayers(layers, step, RATE_OF_LEARNING * Math.min(1, step / 50) * (1 - (0.95 * step) / steps))
  }
  const right = others.filter(
    ({ features, said }) => greedyTokens(scoresOf(features), width).join() === said.join(),
  ).length
  console.log(
    `round ${round}: loss ${loss.toFixed(3)}, ${right} of ${others.length} unknown voices' sentences right`,
  )
}

mkdirSync(FOLDER, { recursive: true })
const model = writeOnnx(layers, { model_type: 'zipformer2_ctc', version: '1', model_author: 'iskra' })
writeFileSync(join(FOLDER, 'model.onnx'), model)
writeFileSync(join(FOLDER, 'tokens.txt'), `${TOKENS.map((token, at) => `${token} ${at}`).join('\n')}\n`)
console.log(`${FOLDER}: ${model.length} bytes, blank is ${TOKENS[BLANK] ?? ''}`)

function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value)
}
