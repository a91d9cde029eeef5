import { Trans } from '@lingui/react/macro'
import styles from './HowTextIsMade.module.css'

/** From a few details to a text one signs, in three steps. */
export function HowTextIsMade() {
  return (
    <div className={styles.how}>
      <h2>
        <Trans>Od gotowego początku do Twojego podpisu</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Wybierasz</Trans>
          </h3>
          <p>
            <Trans>
              Rodzaj i okazję. Cały przykład, z wpisanymi słowami, możesz przeczytać, zanim kupisz.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Pobierasz</Trans>
          </h3>
          <p>
            <Trans>Zaraz po zapłacie czeka plik PDF: słowa są napisane, a miejsca na Twoje są puste.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Dopisujesz</Trans>
          </h3>
          <p>
            <Trans>
              Imię, wspomnienie i podpis, ręką na wydruku albo po skopiowaniu słów. Drukujesz, ile razy
              chcesz.
            </Trans>
          </p>
        </li>
      </ol>
    </div>
  )
}
