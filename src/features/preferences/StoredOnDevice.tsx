import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './StoredOnDevice.module.css'

/** The data stored in this browser: the required parts, and those the visitor has agreed to. */
export function StoredOnDevice() {
  return (
    <Disclosure title={<Trans>Co Iskra zapisuje na tym urządzeniu</Trans>}>
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
            <Trans>
              Wygląd, ostatnie listy produktów, ostatnio oglądane i to, czy proponowaliśmy już instalację.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Baza danych na urządzeniu</Trans>
          </dt>
          <dd>
            <Trans>
              Koszyk, ulubione, zmiany do wysłania, szkice i logowanie. Wylogowanie usuwa to, co prywatne.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Zapis wizyt, tylko za Twoją zgodą</Trans>
          </dt>
          <dd>
            <Trans>
              Kiedy i jak długo jesteś w Iskrze, ostatnie i ulubione strony. Wycofanie zgody albo wylogowanie
              od razu usuwa ten zapis.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Kopie stron i obrazków</Trans>
          </dt>
          <dd>
            <Trans>Dzięki nim sklep otwiera się także bez sieci.</Trans>
          </dd>
        </div>
      </dl>
    </Disclosure>
  )
}
