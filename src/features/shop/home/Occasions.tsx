import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Baby, Cake, Flower2, Gem, GraduationCap, Heart, HeartHandshake, Snowflake } from 'lucide-react'
import styles from './Occasions.module.css'

/** The days people come for; each leads to what a search for it finds. */
const OCCASIONS = [
  { icon: Cake, name: msg`Urodziny`, text: 'urodziny' },
  { icon: Heart, name: msg`Rocznica`, text: 'rocznica' },
  { icon: Gem, name: msg`Ślub`, text: 'ślub' },
  { icon: Baby, name: msg`Narodziny`, text: 'narodziny' },
  { icon: HeartHandshake, name: msg`Podziękowania`, text: 'podziękowanie' },
  { icon: Flower2, name: msg`Dla mamy i taty`, text: 'mama' },
  { icon: GraduationCap, name: msg`Gratulacje`, text: 'gratulacje' },
  { icon: Snowflake, name: msg`Święta`, text: 'święta' },
]

/** For which day? One press leads to everything for it. */
export function Occasions() {
  const { i18n } = useLingui()
  return (
    <section className={styles.occasions}>
      <h2>
        <Trans>Na jaki dzień?</Trans>
      </h2>
      <ul className={styles.list}>
        {OCCASIONS.map(({ icon: Icon, name, text }) => (
          <li key={text}>
            <Link to="/sklep" search={{ q: text }} className={styles.occasion}>
              <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
