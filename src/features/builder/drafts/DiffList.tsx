import { Trans, useLingui } from '@lingui/react/macro'
import { diffTemplates } from '#domain/template/templateDiff.ts'
import type { ListDiff } from '#domain/template/listDiff.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useNodeName } from '../nodes/useNodeName.ts'
import styles from './DiffList.module.css'

export interface DiffListProps {
  readonly before: Template
  readonly after: Template
}

/** What makes one template into another, in lines that a person reads. */
export function DiffList({ before, after }: DiffListProps) {
  const { t } = useLingui()
  const nameOf = useNodeName()
  const diff = diffTemplates(before, after)
  const parts: readonly (readonly [string, readonly Line[]])[] = [
    [t`Węzły`, linesOf(diff.nodes, nameOf)],
    [t`Połączenia`, linesOf(diff.edges, ({ source, target }) => `${source} → ${target}`)],
    [t`Formularz`, linesOf(diff.form, ({ id, title }) => title || id)],
    [t`Komentarze i ramki`, linesOf(diff.notes, ({ id, text }) => text || id)],
    [t`Szablon`, diff.details.map(({ field }) => ({ sign: '~', text: field }))],
    [t`Potok`, diff.settings.map(({ field }) => ({ sign: '~', text: field }))],
    [t`Cena`, diff.pricing.map(({ field }) => ({ sign: '~', text: field }))],
  ]
  const told = parts.filter(([, lines]) => lines.length > 0)
  if (told.length === 0) {
    return (
      <p>
        <Trans>Obie wersje są takie same.</Trans>
      </p>
    )
  }
  const words = { '+': t`dodane`, '-': t`usunięte`, '~': t`zmienione` }
  return (
    <div className={styles.parts}>
      {told.map(([title, lines]) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.lines}>
            {lines.map(({ sign, text }) => (
              <li key={`${sign} ${text}`} data-sign={sign} className={styles.line}>
                <span className={styles.sign}>{words[sign]}</span>
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface Line {
  readonly sign: '+' | '-' | '~'
  readonly text: string
}

function linesOf<Entry>(
  { added, removed, changed }: ListDiff<Entry>,
  nameOf: (entry: Entry) => string,
): Line[] {
  return [
    ...added.map((entry): Line => ({ sign: '+', text: nameOf(entry) })),
    ...removed.map((entry): Line => ({ sign: '-', text: nameOf(entry) })),
    ...changed.map(({ to }): Line => ({ sign: '~', text: nameOf(to) })),
  ]
}
