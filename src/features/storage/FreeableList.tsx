import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { answerWithin } from '#domain/browser/answerWithin.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './FreeableList.module.css'
import { free, freeable, type Freeable } from './freeable.ts'

/** All headers of all caches are read: on a full device that takes a while, ms. */
const LISTED_WITHIN_MS = 20_000
const NOTHING: readonly Freeable[] = []

/** Nothing where it can't be measured: worker and caches may not answer. */
const listed = () => answerWithin(LISTED_WITHIN_MS, freeable(), NOTHING).catch(() => NOTHING)

/** The storage that can be freed, largest first, each with its own button. */
export function FreeableList({ onFreed }: { readonly onFreed: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const [items, setItems] = useState<readonly Freeable[] | null>(null)

  useEffect(() => void listed().then(setItems), [])

  async function give(item: Freeable): Promise<void> {
    // An item that is still there stays listed.
    await free(item).catch(() => undefined)
    setItems(await listed())
    onFreed()
  }

  if (items === null) return <Skeleton height="2.5rem" />
  if (items.length === 0) {
    return (
      <p>
        <Trans>Iskra nie trzyma tu nic, co dałoby się usunąć. Miejsce zajmują inne strony lub pliki.</Trans>
      </p>
    )
  }
  const names = { pictures: t`Zdjęcia oglądanych produktów`, catalogue: t`Oglądane strony sklepu` }
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const name = item.kind === 'pack' ? t`Na offline: ${item.title}` : names[item.kind]
        return (
          <li key={item.kind === 'pack' ? item.id : item.kind} className={styles.item}>
            <span>
              {name}
              <span className={styles.size}>{format.bytes(item.bytes)}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Usuń: ${name}`}
              onPress={() => void give(item)}
            >
              <Trans>Usuń</Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
