import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import type { LogEntry } from '#domain/log.ts'
import styles from './DebugScreen.module.css'
import type { Diagnostics } from './diagnostics.ts'
import { redactText } from './redact.ts'
import { Section } from './Section.tsx'

/** The log of the page and its worker, newest first. */
export function LogSection({ diagnostics: { log, worker } }: { readonly diagnostics: Diagnostics }) {
  const { t } = useLingui()
  const format = useFormat()
  const entries = [...log, ...(worker.description?.log ?? [])].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  )
  return (
    <Section title={t`Dziennik`} isWide>
      {entries.length === 0 ? (
        <p>
          <Trans>Nic się nie wydarzyło.</Trans>
        </p>
      ) : (
        <div className={styles.wide}>
          <table className={styles.table}>
            <tbody>
              {entries.map((entry) => (
                <tr key={`${entry.at} ${entry.area} ${entry.message} ${detailsOf(entry)}`}>
                  <td>{format.time(entry.at)}</td>
                  <td>{entry.level}</td>
                  <td>{entry.area}</td>
                  <td>
                    {redactText(entry.message)} {detailsOf(entry)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

function detailsOf({ details }: LogEntry): string {
  return details === undefined ? '' : redactText(JSON.stringify(details))
}
