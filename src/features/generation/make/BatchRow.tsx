import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useDeletion } from '../archive/useDeletion.ts'
import { useRenewal } from '../device/useRenewal.ts'
import { GenerationThumb } from '../media/GenerationThumb.tsx'
import type { Batch } from '../queue/batch.ts'
import { STATUS_WORDS } from '../words/statusWords.ts'
import styles from './BatchRow.module.css'

/** The results of one press, side by side: one is shown in full, and the others can be dropped at once. */
export default function BatchRow({ rows, chosen, onChoose }: Batch) {
  const { t, i18n } = useLingui()
  const renew = useRenewal()
  const remove = useDeletion()
  const others = rows.filter((row) => row.refCode !== chosen.refCode)
  const areReady = rows.every(({ status }) => status === 'completed' || status === 'failed')
  return (
    <div className={styles.batch}>
      <ul className={styles.rows} aria-label={t`Wersje`}>
        {rows.map((row, at) => {
          const isChosen = row.refCode === chosen.refCode
          const status = i18n._(STATUS_WORDS[row.status].label)
          return (
            <li key={row.refCode}>
              <button
                type="button"
                className={styles.version}
                aria-pressed={isChosen}
                aria-label={t`Wersja ${at + 1} z ${rows.length}: ${status}`}
                onClick={() => onChoose(row.refCode)}
              >
                <GenerationThumb generation={row} onBroken={() => renew(row.refCode)} />
                {row.status === 'completed' ? null : <span className={styles.status}>{status}</span>}
                {isChosen ? (
                  <span className={styles.mark} aria-hidden="true">
                    <Check size={14} />
                  </span>
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
      {areReady && chosen.status === 'completed' ? (
        <Button size="small" variant="quiet" onPress={() => void remove(others)}>
          <Trans>Zostaw tylko tę wersję</Trans>
        </Button>
      ) : null}
    </div>
  )
}
