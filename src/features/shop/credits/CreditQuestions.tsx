import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { cheapestPrice } from '#domain/credits/enoughFor.ts'
import { useUsableOffers } from '#services/useUsableOffers.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './CreditQuestions.module.css'

/** Common questions before buying credits. */
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
            <Trans>Cenę widzisz zawsze przed kliknięciem.</Trans>{' '}
            <TextLink to="/kredyty">
              <Trans>Pełny cennik</Trans>
            </TextLink>
          </p>
          <Prices />
        </Disclosure>
        <Disclosure title={t`Kiedy pobieramy kredyty?`}>
          <p>
            <Trans>
              Gdy tworzenie się zaczyna, rezerwujemy cenę na saldzie. Jeśli się nie uda, całość wraca. Po
              anulowaniu też, chyba że zewnętrzny silnik już za nie policzył: powiemy o tym, zanim
              potwierdzisz. Samo pisanie i podgląd ceny nic nie kosztują.
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
              Nie. Produkty w sklepie mają ceny w złotych. Kredyty są na obrazy i filmy z generatorów.
            </Trans>
          </p>
        </Disclosure>
      </div>
    </section>
  )
}

/** The lowest prices of a picture and a film here; nothing of an unavailable kind. */
function Prices() {
  const { offers, isPending } = useUsableOffers()
  const image = cheapestPrice(offers ?? [], 'image')
  const video = cheapestPrice(offers ?? [], 'video')
  if (!isPending && image === null && video === null) return null
  return (
    <p className={styles.prices} data-pending={isPending || undefined}>
      {image === null ? null : (
        <Trans>
          Najtańszy obraz: <CreditCount value={image} />.
        </Trans>
      )}{' '}
      {video === null ? null : (
        <Trans>
          Najtańszy film: <CreditCount value={video} />.
        </Trans>
      )}{' '}
      {image === null && video === null ? null : (
        <Trans>Według tych cen liczymy też, na ile wystarczy pakiet.</Trans>
      )}
    </p>
  )
}
