import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useLiveRows } from '#services/useLiveRows.ts'
import { databaseFacts } from './databaseFacts.ts'
import styles from './DebugScreen.module.css'
import type { Diagnostics } from './diagnostics.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

/** The number of rows of each table, and the unsent ones, live: never their content. */
export function DatabaseSection({ diagnostics }: { readonly diagnostics: Diagnostics }) {
  const [reading] = useLiveRows(databaseFacts)
  // The diagnostics report a database that can't be opened.
  const database = liveValue(reading, diagnostics.database)
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
