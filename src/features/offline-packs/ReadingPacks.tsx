import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadingSubject } from '#domain/packs/packRecord.ts'
import { useStore } from '#ui/useStore.ts'
import { OfflinePackButton } from './OfflinePackButton.tsx'
import styles from './OfflinePacksList.module.css'
import { offlinePacks } from './packsStore.ts'

export interface ReadingPack {
  readonly subject: ReadingSubject
  /** Its name in the list of packs. */
  readonly title: string
  /** Its label here, beside the others. */
  readonly label: string
}

export interface ReadingPacksProps {
  readonly packs: readonly ReadingPack[]
}

/** Articles to save on the device: each pack with its size, progress and removal. */
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
