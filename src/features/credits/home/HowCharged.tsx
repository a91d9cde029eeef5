import { Trans } from '@lingui/react/macro'
import { CircleCheck, Hourglass, Undo2 } from 'lucide-react'
import styles from './HowCharged.module.css'

/** When credits are held, when they are spent and when they come back. */
export function HowCharged() {
  return (
    <div className={styles.section}>
      <h2>
        <Trans>Kiedy płacisz</Trans>
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Hourglass size={24} strokeWidth={1.75} aria-hidden="true" />
          <h3>
            <Trans>Klikasz: rezerwujemy</Trans>
          </h3>
          <p>
            <Trans>Na początku rezerwujemy na saldzie cenę tworzenia. Jedno kliknięcie to jedna cena.</Trans>
          </p>
        </li>
        <li className={styles.step}>
          <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" />
          <h3>
            <Trans>Udało się: pobieramy</Trans>
          </h3>
          <p>
            <Trans>Płacisz tylko za gotowy wynik. Zostaje w historii na stałe.</Trans>
          </p>
        </li>
        <li className={styles.step}>
          <Undo2 size={24} strokeWidth={1.75} aria-hidden="true" />
          <h3>
            <Trans>Nie udało się: oddajemy</Trans>
          </h3>
          <p>
            <Trans>
              Po błędzie kredyty od razu wracają na saldo. Po anulowaniu też, chyba że zewnętrzny silnik
              policzył już za tę pracę: powiemy o tym, zanim potwierdzisz.
            </Trans>
          </p>
        </li>
      </ol>
    </div>
  )
}
