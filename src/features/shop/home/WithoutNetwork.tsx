import { Trans } from '@lingui/react/macro'
import { CloudOff, Send, ShoppingBag } from 'lucide-react'
import styles from './WithoutNetwork.module.css'

/** The features that work without a network, stated plainly. */
export function WithoutNetwork() {
  return (
    <div className={styles.offline}>
      <div className={styles.words}>
        <h2>
          <Trans>Działa też bez zasięgu</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>W pociągu, w samolocie, na działce. Raz otwarty sklep zostaje na Twoim urządzeniu.</Trans>
        </p>
      </div>
      <ul className={styles.points}>
        <li>
          <CloudOff size={22} aria-hidden="true" />
          <p>
            <Trans>
              Przeglądasz, szukasz i filtrujesz bez sieci. Zawsze widzisz, z której godziny są ceny.
            </Trans>
          </p>
        </li>
        <li>
          <ShoppingBag size={22} aria-hidden="true" />
          <p>
            <Trans>
              Koszyk zmienia się od razu i nic z niego nie ginie, także po zamknięciu przeglądarki.
            </Trans>
          </p>
        </li>
        <li>
          <Send size={22} aria-hidden="true" />
          <p>
            <Trans>
              Gdy sieć wróci, zmiany wyślą się same, każda dokładnie raz. Do zapłaty potrzebujesz połączenia.
            </Trans>
          </p>
        </li>
      </ul>
    </div>
  )
}
