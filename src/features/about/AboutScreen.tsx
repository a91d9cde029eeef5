import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, HeartHandshake, PenLine, Sparkles, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './About.module.css'

/** /o-nas: what Iskra is, in five things that can be checked. */
export function AboutScreen() {
  const { t } = useLingui()
  return (
    <Page width="narrow">
      <PageHeader
        title={t`O Iskrze`}
        lead={t`Sklep i pracownia prezentów ze słów i obrazów. Na dni, o których się pamięta.`}
      />
      <ul className={styles.things}>
        <Thing icon={<PenLine size={24} />} title={<Trans>Słowa z miejscem na Wasze</Trans>}>
          <Trans>
            Kartki, listy i życzenia zaczynamy my, kończycie Wy: w każdym pliku jest miejsce na to, co wiecie
            tylko Wy. Obok nich kubki, plakaty i inne rzeczy, które można dotknąć.
          </Trans>
        </Thing>
        <Thing icon={<Sparkles size={24} />} title={<Trans>Wiadomo, co jest z AI</Trans>}>
          <Trans>
            Przy każdym silniku piszemy, czy to AI i czyja. Silniki Iskry rysują, grają i układają słowa
            według reguł, bez AI.
          </Trans>
        </Thing>
        <Thing icon={<HeartHandshake size={24} />} title={<Trans>Cena przed kliknięciem</Trans>}>
          <Trans>
            Ile co kosztuje, widać, zanim naciśniesz. Jedno naciśnięcie to jedno zamówienie, także gdy
            zawiedzie sieć. Kredyty kupuje się raz, bez abonamentu.
          </Trans>
        </Thing>
        <Thing icon={<WifiOff size={24} />} title={<Trans>Działa też bez sieci</Trans>}>
          <Trans>
            Sklep można przeglądać i napełniać koszyk w pociągu i w lesie. To, co zrobisz, czeka na urządzeniu
            i dochodzi do nas raz, gdy sieć wróci.
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
