import { Trans, useLingui } from '@lingui/react/macro'
import { isReading } from '#domain/packs/isReading.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './OfflinePacksList.module.css'
import { PackStatus } from './PackStatus.tsx'
import { offlinePacks, savePack } from './packsStore.ts'

/** All packs of this device: content, size, age and actions. */
export function OfflinePacksList() {
  const { t } = useLingui()
  const { canSave, packs } = useStore(offlinePacks)
  if (canSave === null) return <Skeleton height="3rem" />
  if (!canSave) {
    return (
      <EmptyState
        title={t`Ta przeglądarka nie zapisze sklepu na offline`}
        description={t`Otwórz Iskrę w zwykłym oknie Chrome, Edge, Safari lub Firefoksa. Okna prywatne niczego nie zachowują.`}
      />
    )
  }
  if (packs.length === 0) {
    return (
      <EmptyState
        title={t`Nic nie jest zapisane na offline`}
        description={t`Na stronie sklepu albo kolekcji wybierz „Zapisz na offline”, żeby przeglądać ją bez sieci.`}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {packs.map((record) => (
        <li key={record.id} className={styles.pack}>
          <div>
            <strong>{record.title}</strong>
            <p className={styles.facts}>
              {isReading(record.subject) ? (
                <Trans>
                  Teksty: {record.products}, obrazki: {record.pictures}
                </Trans>
              ) : (
                <Trans>
                  Produkty: {record.products}, zdjęcia: {record.pictures}
                </Trans>
              )}
            </p>
          </div>
          <PackStatus record={record} onSave={() => void savePack(record)} />
        </li>
      ))}
    </ul>
  )
}
