import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadingSubject } from '#domain/packs/packRecord.ts'
import { useStore } from '#ui/useStore.ts'
import { OfflinePackButton } from './OfflinePackButton.tsx'
import styles from './OfflinePacksList.module.css'
import { offlinePacks } from './packsStore.ts'

export interface ReadingPack {
  readonly subject: ReadingSubject
  /** What the list of packs calls it. */
  readonly title: string
  /** What it is called here, beside the others. */
  readonly label: string
}

export interface ReadingPacksProps {
  readonly packs: readonly ReadingPack[]
}

/** What there is to read, to be kept on purpose: each with its size, how far it is, and the way to remove it. */
export function ReadingPacks({ packs }: ReadingPacksProps) {
  const { t } = useLingui()
  const { canSave } = useStore(offlinePacks)
  if (canSave !== true) return null
  return (
    <section className={styles.reading} aria-label={t`Do czytania bez sieci`}>
      <h2>
        <Trans>Do czytania bez sieci</Trans>
      </h2>
      <p className={styles.facts}>
        <Trans>Otwarte teksty zostają tu na jakiś czas. Zapisane zostają z obrazkami, aż je usuniesz.</Trans>
      </p>
      <ul className={styles.list}>
        {packs.map(({ subject, title, label }) => (
          <li key={label} className={styles.pack}>
            <strong>{label}</strong>
            <OfflinePackButton pack={subject} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
