import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cacheStorage } from '#domain/browser/parts.ts'
import { CLEARABLE_CACHES } from '#offline/cacheNames.ts'
import { workerLine } from '#offline/workerLine.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DebugScreen.module.css'
import type { Diagnostics } from './diagnostics.ts'
import { Section } from './Section.tsx'

export interface CachesSectionProps {
  readonly diagnostics: Diagnostics
  readonly onCleared: () => Promise<void>
}

/** The worker's caches. Those that refill by themselves can be cleared; packs have their own list. */
export function CachesSection({ diagnostics, onCleared }: CachesSectionProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [isClearing, setIsClearing] = useState(false)

  async function clear(): Promise<void> {
    setIsClearing(true)
    const line = await workerLine()
    if (line?.isThere() === true)
      await line.ask({ type: 'clear-caches', caches: ['catalogue', 'pictures'] }).catch(() => undefined)
    else
      await Promise.all(
        Object.values(CLEARABLE_CACHES)
          .flat()
          .map(async (name) =>
            cacheStorage()
              ?.delete(name)
              .catch(() => false),
          ),
      )
    await onCleared()
    setIsClearing(false)
  }

  return (
    <Section title={t`Pamięci podręczne`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <Trans>Nazwa</Trans>
            </th>
            <th data-number="">
              <Trans>Wpisy</Trans>
            </th>
            <th data-number="">
              <Trans>Rozmiar</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {diagnostics.caches.map(({ name, entries, bytes }) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-number="">{format.number(entries)}</td>
              <td data-number="">{format.bytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" isPending={isClearing} onPress={() => void clear()}>
          <Trans>Wyczyść katalog i zdjęcia</Trans>
        </Button>
      </div>
    </Section>
  )
}
