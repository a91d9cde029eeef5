import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { useNodeName } from '../nodes/useNodeName.ts'
import { COLLECT_WORDS, EXECUTION_WORDS, FAILURE_WORDS, PRICING_MODE_WORDS } from '../words/choiceWords.ts'
import { useOptionWords, useParameterText } from '../words/optionNames.ts'
import type { DifferenceNames } from './differenceLines.ts'
import { DETAIL_WORDS, PRICING_WORDS, SETTING_WORDS } from './differenceWords.ts'

/** The readable length of a value, in characters. */
const LONGEST_VALUE = 120

const CHOICES = new Map(
  [COLLECT_WORDS, EXECUTION_WORDS, FAILURE_WORDS, PRICING_MODE_WORDS].flatMap((words) =>
    Object.entries(words),
  ),
)
const WORDS = { details: DETAIL_WORDS, settings: SETTING_WORDS, pricing: PRICING_WORDS }

/** Names for the differences of two editions. A node that only one of them has is named by that one. */
export function useDifferenceNames(before: Template, after: Template): DifferenceNames {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  useOptionWords()
  const parameterText = useParameterText()
  return useMemo((): DifferenceNames => {
    const nodes = new Map([...before.nodes, ...after.nodes].map((node) => [node.id, node]))
    const nodeName = (id: string) => named(nodes.get(id), id)
    const named = (node: TemplateNode | undefined, id: string) => (node === undefined ? id : nameOf(node))
    return {
      part: {
        details: t`Szablon:`,
        settings: t`Potok:`,
        pricing: t`Cena:`,
        node: t`Węzeł:`,
        edge: t`Połączenie:`,
        note: t`Komentarz:`,
        step: t`Krok formularza:`,
        field: t`Pole:`,
        order: t`kolejność`,
        example: t`Przykład:`,
        english: t`Po angielsku:`,
      },
      field: (part, field) => {
        const words: Readonly<Partial<Record<string, MessageDescriptor>>> = WORDS[part]
        const word = words[field]
        return word === undefined ? field : i18n._(word)
      },
      value: (value) => {
        if (value === '' || (Array.isArray(value) && value.length === 0)) return t`nic`
        if (typeof value === 'boolean') return value ? t`tak` : t`nie`
        const choice = typeof value === 'string' ? CHOICES.get(value) : undefined
        if (choice !== undefined) return i18n._(choice)
        const isWords = Array.isArray(value) && value.every((part) => typeof part === 'string')
        const text = typeof value === 'string' ? value : isWords ? value.join(', ') : JSON.stringify(value)
        return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1).toWellFormed()}…` : text
      },
      node: nameOf,
      parameter: ({ settings: { mode } }, { name, from, to }) => {
        const was = parameterText(mode, name, from)
        const is = parameterText(mode, name, to)
        return { name: is.name, from: was.value ?? t`domyślnie`, to: is.value ?? t`domyślnie` }
      },
      edge: ({ source, target }) => `${nodeName(source)} → ${nodeName(target)}`,
      step: ({ title, id }) => (title === '' ? id : title),
    }
  }, [before, after, nameOf, parameterText, t, i18n])
}
