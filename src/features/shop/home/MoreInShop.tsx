import { Trans } from '@lingui/react/macro'
import { Coins, GraduationCap } from 'lucide-react'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './MoreInShop.module.css'

/** The other two things Iskra sells: credits for pictures and films, and courses. */
export function MoreInShop() {
  return (
    <div className={styles.more}>
      <div className={styles.panel}>
        <Coins size={28} strokeWidth={1.75} aria-hidden="true" />
        <h2 className={styles.title}>
          <Trans>Obrazy i filmy na kredyty</Trans>
        </h2>
        <p className={styles.words}>
          <Trans>
            Opisujesz scenę, wybierasz silnik i widzisz cenę, zanim klikniesz. Na start dostajesz{' '}
            {STARTING_CREDITS} kredytów.
          </Trans>
        </p>
        <ButtonLink to="/sklep/kredyty">
          <Trans>Porównaj pakiety</Trans>
        </ButtonLink>
      </div>
      <div className={styles.panel}>
        <GraduationCap size={28} strokeWidth={1.75} aria-hidden="true" />
        <h2 className={styles.title}>
          <Trans>Kursy pisania i tworzenia z AI</Trans>
        </h2>
        <p className={styles.words}>
          <Trans>
            Lekcje i zadania po polsku, od pierwszego polecenia po własne szablony. Do wielu kursów dodajemy
            kredyty na ćwiczenia.
          </Trans>
        </p>
        <ButtonLink to="/sklep/$collection" params={{ collection: 'kursy' }}>
          <Trans>Zobacz kursy</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
