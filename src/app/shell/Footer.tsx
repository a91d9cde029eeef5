import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Seller } from '#domain/orders/seller.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { sitePlacesIn } from '../places/sitePlaces.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import { openSettings } from '../settings/settingsState.ts'
import { Brand } from './Brand.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './Footer.module.css'

const FOOTER = sitePlacesIn('footer')
const AT_TILL = sitePlacesIn('till')
/** The document waits for it to be painted: the content above it moves no more (index.html). */
const FOOTER_ID = 'stopka'

/** The seller and their contact; empty lines aren't shown. */
function SellerLines({ seller }: { readonly seller: Seller }) {
  const { name, address, taxId, register, email, phone } = seller
  const who = [name, address, taxId === '' ? '' : `NIP ${taxId}`, register].filter((part) => part !== '')
  return (
    <>
      {who.length === 0 ? null : <p className={styles.claim}>{who.join(', ')}</p>}
      {email === '' && phone === '' ? null : (
        <p className={styles.reach}>
          {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
          {phone === '' ? null : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </p>
      )}
    </>
  )
}

/** The end of every page: the main places again, look and language. At the till, the terms of sale. */
export function Footer({ isTill }: { readonly isTill: boolean }) {
  const { t, i18n } = useLingui()
  const { features, seller } = useServices().config
  return (
    <footer id={FOOTER_ID} className={styles.footer} data-till={isTill || undefined}>
      {isTill ? null : <FooterNewsletter />}
      <div className={styles.frame}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.claim}>
            <Trans>Słowa i obrazy na ważne dni. Działa też bez sieci.</Trans>
          </p>
          <SellerLines seller={seller} />
        </div>
        <nav aria-label={t`Stopka`}>
          <ul className={styles.links}>
            {useSwitchedOn(isTill ? AT_TILL : FOOTER).map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.settings}>
          {features.multiLanguage ? <LanguageSwitch /> : null}
          {features.darkMode ? <ThemeSwitch /> : null}
          <Button variant="quiet" size="small" className="needs-script" onPress={openSettings}>
            <Trans>Wygląd i język</Trans>
          </Button>
        </div>
      </div>
    </footer>
  )
}
