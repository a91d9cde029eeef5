import { Trans } from '@lingui/react/macro'
import styles from './HowTextIsMade.module.css'

/** From a few details to a text one signs, in three steps. */
export function HowTextIsMade() {
  return (
    <div className={styles.how}>
      <h2>
        <Trans>Od gotowego tekstu do Twojego podpisu</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Wybierasz</Trans>
          </h3>
          <p>
            <Trans>Rodzaj i okazję. Przed zakupem możesz przeczytać cały przykład z wpisanymi słowami.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Pobierasz</Trans>
          </h3>
          <p>
            <Trans>Zaraz po zapłacie pobierzesz plik PDF z gotowym tekstem i miejscem na Twoje słowa.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Dopisujesz</Trans>
          </h3>
          <p>
            <Trans>
              Imię, wspomnienie i podpis: ręcznie na wydruku albo po skopiowaniu tekstu. Drukujesz, ile razy
              chcesz.
            </Trans>
          </p>
        </li>
      </ol>
    </div>
  )
}
