import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './StoredOnDevice.module.css'

/** What is kept in this browser without asking, since the product doesn't work without it. */
export function StoredOnDevice() {
  return (
    <Disclosure title={<Trans>Co Iskra trzyma na tym urządzeniu</Trans>}>
      <dl className={styles.list}>
        <div>
          <dt>
            <Trans>Plik cookie „lang”</Trans>
          </dt>
          <dd>
            <Trans>Wybrany język. Przez rok.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Pamięć przeglądarki</Trans>
          </dt>
          <dd>
            <Trans>Wygląd, ostatnie listy produktów i to, czy proponowaliśmy już instalację.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Baza na urządzeniu</Trans>
          </dt>
          <dd>
            <Trans>
              Koszyk, zmiany do wysłania, szkice i zalogowanie. Wylogowanie usuwa to, co prywatne.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Kopie stron i obrazków</Trans>
          </dt>
          <dd>
            <Trans>Żeby sklep otwierał się także bez sieci.</Trans>
          </dd>
        </div>
      </dl>
    </Disclosure>
  )
}
