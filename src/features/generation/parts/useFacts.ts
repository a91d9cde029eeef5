import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { engineWords } from './engineWords.ts'
import type { ListedGeneration } from './listedGeneration.ts'
import {
  IMAGE_QUALITY_WORDS,
  IMAGE_SIZE_WORDS,
  IMAGE_STYLE_WORDS,
  MUSIC_MOOD_WORDS,
  VIDEO_ASPECT_WORDS,
  VIDEO_STYLE_WORDS,
} from './optionWords.ts'
import { playable } from './mediaFiles.ts'
import { TYPE_WORDS } from './typeWords.ts'

export interface Fact {
  readonly key: string
  readonly name: string
  readonly value: string
}

/** How something was made, as pairs of name and value: kind, engine, options, seed, price and time. What nobody chose and nobody knows is left out. */
export function useFacts(
  item: Pick<ListedGeneration, 'type' | 'engine' | 'options' | 'usage' | 'result'>,
): readonly Fact[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { type, options, usage, result } = item
  const sound = result === null ? undefined : playable(result, 'audio')[0]
  const said = (words: Readonly<Record<string, MessageDescriptor>>, name: string) => {
    const value = options[name]
    if (typeof value !== 'string') return undefined
    const word = words[value]
    return word === undefined ? value : i18n._(word)
  }
  const seconds = options['duration']
  const facts: readonly (readonly [string, string, string | undefined])[] = [
    ['type', t`Rodzaj`, i18n._(TYPE_WORDS[type].one)],
    ['engine', t`Generator`, engineWords(item.engine).name],
    ['style', t`Styl`, said(type === 'video' ? VIDEO_STYLE_WORDS : IMAGE_STYLE_WORDS, 'style')],
    ['mood', t`Nastrój`, said(MUSIC_MOOD_WORDS, 'mood')],
    ['size', t`Format`, sizeWords(said(IMAGE_SIZE_WORDS, 'size'), options['size'])],
    ['aspect', t`Kadr`, said(VIDEO_ASPECT_WORDS, 'aspect')],
    ['resolution', t`Rozdzielczość`, textOf(options['resolution'])],
    ['quality', t`Jakość`, said(IMAGE_QUALITY_WORDS, 'quality')],
    ['length', t`Długość`, lengthOf(sound?.durationMs, seconds, (ms) => format.duration(ms))],
    ['fps', t`Klatki na sekundę`, textOf(options['fps'])],
    ['seed', t`Ziarno`, textOf(result?.seed ?? options['seed'])],
    ['negative', t`Bez`, textOf(options['negativePrompt'])],
    ['credits', t`Kredyty`, format.number(usage.credits)],
    [
      'time',
      t`Czas pracy`,
      usage.processingTime === null ? undefined : format.duration(usage.processingTime),
    ],
  ]
  return facts.flatMap(([key, name, value]) => (value === undefined ? [] : [{ key, name, value }]))
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function sizeWords(shape: string | undefined, size: unknown): string | undefined {
  if (shape === undefined || typeof size !== 'string') return shape
  return shape === size ? size : `${shape}, ${size.replace('x', ' × ')}`
}

function lengthOf(
  measured: number | null | undefined,
  seconds: unknown,
  words: (ms: number) => string,
): string | undefined {
  if (measured != null) return words(measured)
  return typeof seconds === 'number' ? words(seconds * 1_000) : undefined
}
