import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { IMAGE_CREDITS, VIDEO_CREDITS } from '#domain/catalogue/creditPack.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './CreditQuestions.module.css'

/** What people ask before they buy credits. */
export function CreditQuestions() {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.questions} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Jak działają kredyty</Trans>
      </h2>
      <div>
        <Disclosure title={t`Ile kredytów kosztuje obraz, a ile film?`} defaultExpanded>
          <p>
            <Trans>
              Liczymy domyślnymi silnikami: obraz to {IMAGE_CREDITS} kredyty, film {VIDEO_CREDITS} kredytów.
              Tańsze silniki zrobią obraz już za 2 kredyty, a film za 6. Cenę widzisz zawsze przed
              kliknięciem.
            </Trans>{' '}
            <TextLink to="/kredyty">
              <Trans>Pełny cennik</Trans>
            </TextLink>
          </p>
        </Disclosure>
        <Disclosure title={t`Kiedy kredyty są pobierane?`}>
          <p>
            <Trans>
              W chwili, gdy tworzenie naprawdę się zaczyna, cena schodzi z salda. Jeśli się nie uda albo
              anulujesz, cała wraca. Samo pisanie i podgląd ceny nic nie kosztują.
            </Trans>
          </p>
        </Disclosure>
        <Disclosure title={t`Czy to abonament?`}>
          <p>
            <Trans>Nie. Kupujesz pakiet raz i nic nie odnawia się samo.</Trans>
          </p>
        </Disclosure>
        <Disclosure title={t`Czy kartki i życzenia ze sklepu też kosztują kredyty?`}>
          <p>
            <Trans>
              Nie. Produkty ze sklepu mają swoją cenę w złotych. Kredyty są na obrazy i filmy z generatorów.
            </Trans>
          </p>
        </Disclosure>
      </div>
    </section>
  )
}
