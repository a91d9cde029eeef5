import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, HeartHandshake, PenLine, Sparkles, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './About.module.css'

/** /o-nas: Iskra in five facts that can be checked. */
export function AboutScreen() {
  const { t } = useLingui()
  return (
    <Page width="narrow">
      <PageHeader
        title={t`O Iskrze`}
        lead={t`Sklep i pracownia prezentów ze słów i obrazów. Na ważne dni.`}
      />
      <ul className={styles.things}>
        <Thing icon={<PenLine size={24} />} title={<Trans>Miejsce na Twoje słowa</Trans>}>
          <Trans>
            Kartki, listy i życzenia zaczynamy my, a kończysz Ty: zawsze jest w nich miejsce na to, co wiesz
            tylko Ty. Mamy też kubki, plakaty i inne prezenty.
          </Trans>
        </Thing>
        <Thing icon={<Sparkles size={24} />} title={<Trans>Wiesz, co robi AI</Trans>}>
          <Trans>
            Przy każdym silniku piszemy, czy to AI i od kogo pochodzi. Silniki Iskry rysują, grają i układają
            słowa według reguł, bez AI.
          </Trans>
        </Thing>
        <Thing icon={<HeartHandshake size={24} />} title={<Trans>Cena przed kliknięciem</Trans>}>
          <Trans>
            Cenę widzisz, zanim klikniesz. Jedno kliknięcie to jedno zamówienie, nawet gdy zerwie się
            połączenie. Kredyty kupujesz raz, bez abonamentu.
          </Trans>
        </Thing>
        <Thing icon={<WifiOff size={24} />} title={<Trans>Działa też bez sieci</Trans>}>
          <Trans>
            W pociągu i w lesie możesz przeglądać sklep i dodawać do koszyka. Zmiany czekają na urządzeniu i
            wyślą się, gdy wróci sieć.
          </Trans>
        </Thing>
        <Thing icon={<EyeOff size={24} />} title={<Trans>Bez śledzenia</Trans>}>
          <Trans>
            Nie ma reklam, obcych skryptów ani handlu danymi. Swoje dane pobierzesz i usuniesz bez pytania
            nikogo o zgodę.
          </Trans>
        </Thing>
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/sklep" variant="primary" size="large">
          <Trans>Zajrzyj do sklepu</Trans>
        </ButtonLink>
        <ButtonLink to="/kontakt" size="large">
          <Trans>Napisz do nas</Trans>
        </ButtonLink>
      </div>
    </Page>
  )
}

interface ThingProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
}

function Thing({ icon, title, children }: ThingProps) {
  return (
    <li className={styles.thing}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <h2 className={styles.heading}>{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  )
}
