import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type AffiliateVisit, VISIT_MS } from '#domain/affiliate/visit.ts'
import { pageLife } from '#domain/pageLife.ts'
import { useFormat } from '#i18n/format.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './AffiliateBanner.module.css'
import { codeStanding, followCart } from './followCart.ts'
import { currentVisit, dismiss, isDismissed } from './visitMemory.ts'
import { affiliateVisit } from './visitStore.ts'

/**
 * The creator and the offer of the visitor's code, while it is valid (specification part 1, sections 2 and 4). When
 * closed, or where it would disturb, it isn't shown; the code is put into the cart anyway.
 */
export default function AffiliateBanner({ isWelcome }: { readonly isWelcome: boolean }) {
  const visit = useStore(affiliateVisit)
  useEffect(() => {
    const look = (): void => void currentVisit()
    look()
    // Timers rest while a device sleeps.
    const stopLife = pageLife.subscribe(look)
    const endFollowing = followCart()
    return () => {
      stopLife()
      endFollowing()
    }
  }, [])
  return visit === null || !isWelcome ? null : <Banner key={visit.code} visit={visit} />
}

function Banner({ visit }: { readonly visit: AffiliateVisit }) {
  const { t } = useLingui()
  const format = useFormat()
  const { code, creator, bonusCredits, discountPercent, at } = visit
  const [isClosed, setClosed] = useState(() => isDismissed(code))
  if (isClosed) return null

  function close(): void {
    dismiss(code)
    setClosed(true)
  }

  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const end = format.dateTime(new Date(at + VISIT_MS))
  return (
    <FloatingNotice
      isCorner
      title={t`${creator} zaprasza z kodem ${code}`}
      closeLabel={t`Zamknij, kod nadal działa`}
      onClose={close}
      actions={
        <ButtonLink to="/sklep/kredyty" variant="primary" size="small">
          <Trans>Zobacz pakiety kredytów</Trans>
        </ButtonLink>
      }
    >
      <ul className={styles.gains}>
        {discountPercent === 0 ? null : (
          <li>
            <Trans>
              <strong>{percent} taniej</strong> za całe zakupy z tym kodem.
            </Trans>
          </li>
        )}
        {bonusCredits === 0 ? null : (
          <li>
            <Trans>
              <strong>
                <Plural
                  value={bonusCredits}
                  one="# kredyt"
                  few="# kredyty"
                  many="# kredytów"
                  other="# kredytu"
                />
              </strong>{' '}
              w prezencie do pierwszego opłaconego zamówienia.
            </Trans>
          </li>
        )}
        {discountPercent === 0 ? (
          <li>
            <Trans>Ceny się nie zmieniają.</Trans>
          </li>
        ) : null}
      </ul>
      <p className={styles.standing}>
        <Standing /> <Trans>Działa do {end}.</Trans>
      </p>
    </FloatingNotice>
  )
}

function Standing() {
  const standing = useStore(codeStanding)
  if (standing.kind === 'waits') return <Trans>Naliczymy go, gdy dodasz coś do koszyka.</Trans>
  if (standing.kind === 'taken-out') return <Trans>W koszyku go już nie ma. Możesz go tam wpisać.</Trans>
  if (standing.kind === 'other') {
    const { code } = standing
    return <Trans>W koszyku masz już kod {code}. Kody się nie sumują, więc zostaje ten.</Trans>
  }
  return standing.applicable === false ? (
    <Trans>Jest w koszyku, ale sklep go nie przyjął.</Trans>
  ) : (
    <Trans>Jest w Twoim koszyku.</Trans>
  )
}
