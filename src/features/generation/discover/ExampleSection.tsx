import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { ShownTemplate } from '#domain/discover/discover.ts'
import styles from './Discover.module.css'
import { ExampleTile } from './ExampleTile.tsx'

export interface ExampleSectionProps {
  readonly examples: readonly ShownTemplate[]
  /** The example whose film was pressed last. */
  readonly open: string | null
  readonly onOpen: (key: string) => void
}

/** Results of our own templates: labelled, below people's works, and never counted as theirs. */
export function ExampleSection({ examples, open, onOpen }: ExampleSectionProps) {
  const id = useId()
  if (examples.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>
          <Trans>Przykłady z silnika Iskry</Trans>
        </h2>
        <p className={styles.note}>
          <Trans>
            Powstały z naszych szablonów. Rysują je reguły, nie AI, i nie liczymy ich jako prac użytkowników.
          </Trans>
        </p>
      </div>
      <ul className={styles.wide}>
        {examples.map((template) => (
          <li key={template.slug}>
            <ExampleTile
              template={template}
              isOpen={open === template.slug}
              onOpen={() => onOpen(template.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
