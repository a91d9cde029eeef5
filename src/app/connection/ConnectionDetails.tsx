import { Trans } from '@lingui/react/macro'
import styles from './ConnectionStatus.module.css'

/** What one can do without the services, and what happens by itself when they are back. */
export function ConnectionDetails() {
  return (
    <div className={styles.details}>
      <p>
        <Trans>Sklep teraz nie odpowiada albo to urządzenie nie ma sieci. Nic się nie stało:</Trans>
      </p>
      <ul>
        <li>
          <Trans>przeglądasz to, co jest zapisane na urządzeniu,</Trans>
        </li>
        <li>
          <Trans>dodajesz do koszyka i zmieniasz go jak zawsze,</Trans>
        </li>
        <li>
          <Trans>zmiany czekają w „Do wysłania” i wyślą się same, gdy sieć wróci.</Trans>
        </li>
      </ul>
      <p>
        <Trans>Do zapłaty potrzebna jest sieć.</Trans>
      </p>
    </div>
  )
}
