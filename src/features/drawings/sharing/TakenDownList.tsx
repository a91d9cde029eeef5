import { Trans, useLingui } from '@lingui/react/macro'
import type { TakenDownDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './ShareDialog.module.css'

/** The account’s other drawings that administrators took down, and why; nothing where there are none. */
export function TakenDownList({ drawings }: { readonly drawings: readonly TakenDownDrawing[] }) {
  const { t } = useLingui()
  const format = useFormat()
  if (drawings.length === 0) return null
  return (
    <section aria-labelledby="taken-down" className={styles.others}>
      <h3 id="taken-down" className={styles.heading}>
        <Trans>Zdjęte rysunki</Trans>
      </h3>
      <ul className={styles.list}>
        {drawings.map(({ id, title, reason, takenDownAt }) => (
          <li key={id} className={styles.words}>
            <span>{title === '' ? t`Bez tytułu` : title}</span>
            <span className={styles.note}>
              <Trans>Powód: {reason}</Trans>
            </span>
            <span className={styles.note}>{format.relativeTime(new Date(takenDownAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
