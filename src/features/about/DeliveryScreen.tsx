import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRY_CODES, type CountryCode } from '#domain/checkout/countries.ts'
import {
  FREE_SHIPPING_FROM,
  isOfferedIn,
  shippingMethods,
  shippingPrice,
} from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { TERMS_PATH, WITHDRAWAL_DAYS } from '#domain/checkout/withdrawal.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { COUNTRY_NAMES } from '#ui/countryNames.ts'
import { SHIPPING_NAMES, shippingWords } from '#ui/deliveryNames.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './About.module.css'

/** /dostawa-i-zwroty: delivery, its prices, and returns. */
export function DeliveryScreen() {
  const { t } = useLingui()
  const isOwnShop = isOwnStorefront(useServices().config)
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Dostawa i zwroty`}
        lead={t`Jak dostarczamy zakupy, ile to kosztuje i co można zwrócić.`}
      />
      <div className={styles.cards}>
        <Card title={<Trans>Paczki</Trans>}>
          {isOwnShop ? (
            <>
              <Shipping />
              <p>
                <Trans>
                  Gdy wyślemy paczkę, dostaniesz wiadomość z numerem przesyłki. Na stronie zamówienia
                  zobaczysz, gdzie jest.
                </Trans>
              </p>
              <p className={styles.credit}>
                <Trans>
                  Miejscowości podpowiadamy z kodów pocztowych{' '}
                  <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
                    GeoNames
                  </a>{' '}
                  (CC BY 4.0).
                </Trans>
              </p>
            </>
          ) : (
            <p>
              <Trans>Sposoby, ceny i czas dostawy zobaczysz w kasie, zanim zapłacisz.</Trans>
            </p>
          )}
        </Card>
        <Card title={<Trans>Pliki i kartki elektroniczne</Trans>}>
          <p>
            <Trans>
              Pliki pobierzesz zaraz po zapłaceniu: na stronie zamówienia i z wiadomości e-mail. Kartkę
              elektroniczną wysyłamy w dniu, który wybierzesz. Dostawa nic nie kosztuje.
            </Trans>
          </p>
        </Card>
        <Card title={<Trans>Zwroty i reklamacje</Trans>}>
          <p>
            <Trans>
              Zakup możesz zwrócić w ciągu {WITHDRAWAL_DAYS} dni bez podawania przyczyny. Nie dotyczy to
              rzeczy robionych na zamówienie, na przykład kubka ze zdjęciem, ani treści cyfrowych
              dostarczonych od razu na Twoją prośbę.
            </Trans>{' '}
            <TextLink to={TERMS_PATH}>
              <Trans>Zasady</Trans>
            </TextLink>
          </p>
          <p>
            <Trans>
              Coś przyszło uszkodzone albo niezgodne z zamówieniem? Napisz do nas i podaj numer zamówienia.
              Reklamację rozpatrzymy w ciągu 14 dni.
            </Trans>{' '}
            <TextLink to="/kontakt">
              <Trans>Napisz do nas</Trans>
            </TextLink>
          </p>
        </Card>
      </div>
    </Page>
  )
}

/** The ways that the checkout offers, each with its price. */
function Shipping() {
  const { i18n } = useLingui()
  const { hasCarrier } = useServices().config
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currencyCode: DEFAULT_CURRENCY })
  const countries = (codes: readonly CountryCode[]) =>
    new Intl.ListFormat(i18n.locale).format(codes.map((code) => i18n._(COUNTRY_NAMES[code])))
  return (
    <dl className={styles.facts}>
      {shippingMethods(hasCarrier).map((method) => {
        const price = money(shippingPrice(method, 0))
        const freeFrom =
          shippingPrice(method, FREE_SHIPPING_FROM) === 0 ? money(withTax(FREE_SHIPPING_FROM)) : null
        return (
          <div key={method}>
            <dt>{i18n._(SHIPPING_NAMES[method])}</dt>
            <dd>
              {freeFrom === null ? (
                price
              ) : (
                <Trans>
                  {price}, bez opłat od {freeFrom}
                </Trans>
              )}
              <br />
              {i18n._(shippingWords(method, hasCarrier))}
              <br />
              {countries(COUNTRY_CODES.filter((code) => isOfferedIn(method, code)))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
