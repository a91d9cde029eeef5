import { Trans } from '@lingui/react/macro'
import styles from './HowTextIsMade.module.css'

/** From a few details to a text one signs, in three steps. */
export function HowTextIsMade() {
  return (
    <div className={styles.how}>
      <h2>
        <Trans>Od trzech zdań do gotowego tekstu</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Opowiadasz</Trans>
          </h3>
          <p>
            <Trans>
              Imię, okazja i jedno wspomnienie wystarczą. Wybierasz ton: ciepły, zabawny albo poważny.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Iskra pisze</Trans>
          </h3>
          <p>
            <Trans>Dostajesz propozycję po polsku, z odmianą imion i bez rymowanek z internetu.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Ty decydujesz</Trans>
          </h3>
          <p>
            <Trans>Poprawiasz, co chcesz. Nic nie wychodzi do nikogo bez Twojej zgody.</Trans>
          </p>
        </li>
      </ol>
    </div>
  )
}
