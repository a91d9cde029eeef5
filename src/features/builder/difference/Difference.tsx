import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, PencilLine, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { diffTemplates } from '#domain/template/templateDiff.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { differenceLines, type DifferenceLine } from './differenceLines.ts'
import { useDifferenceNames } from './useDifferenceNames.ts'
import styles from './Difference.module.css'

const ICONS = { added: Plus, removed: Minus, changed: PencilLine } as const
const MOST_SHOWN = 100

export interface DifferenceProps {
  readonly before: Template
  readonly after: Template
}

/** The difference between two editions of a template, line by line: graph, form, price and the rest. */
export function Difference({ before, after }: DifferenceProps) {
  const names = useDifferenceNames(before, after)
  const lines = useMemo(() => differenceLines(diffTemplates(before, after), names), [before, after, names])
  if (lines.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>Bez różnic.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.lines}>
      {lines.slice(0, MOST_SHOWN).map((line) => (
        <Line key={`${line.change} ${line.part} ${line.name}`} line={line} />
      ))}
      {lines.length > MOST_SHOWN ? <li>…</li> : null}
    </ul>
  )
}

function Line({ line: { change, part, name, from, to } }: { readonly line: DifferenceLine }) {
  const { t } = useLingui()
  const Icon = ICONS[change]
  const said = { added: t`Dodano`, removed: t`Usunięto`, changed: t`Zmieniono` }
  return (
    <li className={styles.line} data-change={change}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{said[change]}: </span>
        <strong>{part}</strong> {name}
        {from === undefined || to === undefined ? null : (
          <span className={styles.values}>
            <del>{from}</del> <ins>{to}</ins>
          </span>
        )}
      </span>
    </li>
  )
}
