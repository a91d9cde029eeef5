import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { database as openedDatabase } from '#offline/openDatabase.ts'
import { databaseFacts } from './databaseFacts.ts'
import styles from './DebugScreen.module.css'
import type { Diagnostics } from './diagnostics.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

/** How many rows each table has, and what waits to be sent, as it changes: never what is in them. */
export function DatabaseSection({ diagnostics }: { readonly diagnostics: Diagnostics }) {
  const database = useLiveFacts() ?? diagnostics.database
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Section title={t`Baza na tym urządzeniu`}>
      {database === null ? (
        <p>
          <Trans>Bazy nie da się otworzyć.</Trans>
        </p>
      ) : (
        <>
          <Facts
            facts={Object.entries(database.rows).map(
              ([name, count]) => [name, format.number(count)] as const,
            )}
          />
          {database.intents.length === 0 ? null : (
            <div className={styles.wide}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th>
                      <Trans>Rodzaj</Trans>
                    </th>
                    <th>
                      <Trans>Stan</Trans>
                    </th>
                    <th data-number="">
                      <Trans>Próby</Trans>
                    </th>
                    <th>
                      <Trans>Następna</Trans>
                    </th>
                    <th>
                      <Trans>Błąd</Trans>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {database.intents.map((intent) => (
                    <tr key={intent.id}>
                      <td>{intent.kind}</td>
                      <td>{intent.state}</td>
                      <td data-number="">{intent.attempts}</td>
                      <td>{format.time(new Date(intent.nextAttemptAt))}</td>
                      <td>{intent.failure}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
    </Section>
  )
}

/** What the database holds now, live; null until it is open, and for good where it can't be. */
function useLiveFacts() {
  const [db, setDb] = useState<IskraDatabase | null>(null)
  useEffect(() => {
    // That it can't be opened is told by what the diagnostics found.
    openedDatabase().then(
      (opened) => setDb(opened),
      () => undefined,
    )
  }, [])
  return useLiveQuery(() => (db === null ? null : databaseFacts(db)), [db], null)
}
