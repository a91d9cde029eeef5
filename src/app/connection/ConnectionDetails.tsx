import { Trans } from '@lingui/react/macro'
import { useMomentText } from '#ui/useMomentText.ts'
import styles from './ConnectionStatus.module.css'

/**
 * Says what works without the services, how old the shown data may be (`dataFrom`, epoch ms, where known), and what
 * happens by itself when they are back. Its code loads with that of dialogs.
 */
export default function ConnectionDetails({ dataFrom }: { readonly dataFrom: number | null }) {
  return (
    <div className={styles.details}>
      <p>
        <Trans>Sklep teraz nie odpowiada albo to urządzenie nie ma sieci. Nic się nie stało:</Trans>
      </p>
      {dataFrom === null ? null : <DataAge since={dataFrom} />}
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

function DataAge({ since }: { readonly since: number }) {
  const moment = useMomentText(since)
  return (
    <p>
      <Trans>Ostatni kontakt ze sklepem: {moment}.</Trans>
    </p>
  )
}
