import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { factText } from '#ui/form/fields/factText.ts'
import { engineWords } from './engineWords.ts'
import type { ListedGeneration } from './listedGeneration.ts'
import { playable } from '#domain/generation/resultFiles.ts'
import { taskAmong } from '#domain/text/rework/reworkTasks.ts'
import { toldOptions } from '#ui/generatorOptions/optionWords.ts'
import { TASK_WORDS } from '#ui/generatorOptions/taskWords.ts'
import { TYPE_WORDS } from './typeWords.ts'

export interface Fact {
  readonly key: string
  readonly name: string
  readonly value: string
}

/**
 * How a work was made, as pairs of name and value: type, engine, options, seed, price and time. Unset and unknown facts
 * are left out.
 */
export function useFacts(
  item: Pick<ListedGeneration, 'type' | 'engine' | 'options' | 'usage' | 'result'>,
): readonly Fact[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { type, options, usage, result } = item
  const told = toldOptions(type)
  const known: Readonly<Record<string, unknown>> = { ...options, ...measuredOf(result) }
  const optionFacts = told.map(({ name, field, words }) => {
    const value = words.fact === null ? null : factText(field, words, known[name], { i18n, format })
    return [
      name,
      i18n._(words.fact === 'label' || words.fact === null ? words.label : words.fact),
      value,
    ] as const
  })
  const isLengthAsked = told.some(({ name }) => name === 'duration')
  const { duration } = measuredOf(result)
  const task = taskAmong(options)
  const facts: readonly (readonly [string, string, string | null])[] = [
    ['type', t`Rodzaj`, i18n._(TYPE_WORDS[type].one)],
    ['task', t`Zadanie`, task === null ? null : i18n._(TASK_WORDS[task])],
    ['engine', t`Generator`, engineWords(item.engine).name],
    ...optionFacts,
    [
      'length',
      t`Długość`,
      isLengthAsked || duration === undefined ? null : format.duration(duration * 1_000),
    ],
    ['credits', t`Kredyty`, format.number(usage.credits)],
    ['time', t`Czas pracy`, usage.processingTime === null ? null : format.duration(usage.processingTime)],
  ]
  return facts.flatMap(([key, name, value]) => (value === null ? [] : [{ key, name, value }]))
}

interface Measured {
  readonly seed?: number
  /** Seconds. */
  readonly duration?: number
}

/** The result's own facts: they go before the requested ones. */
function measuredOf(result: ListedGeneration['result']): Measured {
  if (result === null) return {}
  const length = playable(result, 'audio')[0]?.durationMs ?? null
  return {
    ...(result.seed === null ? {} : { seed: result.seed }),
    ...(length === null ? {} : { duration: length / 1_000 }),
  }
}
