import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Baby, Cake, Flower2, Gem, GraduationCap, Heart, HeartHandshake, Snowflake } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Picture } from '#ui/Picture.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Occasions.module.css'

/**
 * The most wanted days; each leads to the results of its search. Pictures: server/shop/catalogue/content/homePictures.ts.
 */
const OCCASIONS = [
  { icon: Cake, name: msg`Urodziny`, text: 'urodziny', picture: 'urodziny' },
  { icon: Heart, name: msg`Rocznica`, text: 'rocznica', picture: 'rocznica' },
  { icon: Gem, name: msg`Ślub`, text: 'ślub', picture: 'slub' },
  { icon: Baby, name: msg`Narodziny`, text: 'narodziny', picture: 'narodziny' },
  { icon: HeartHandshake, name: msg`Podziękowania`, text: 'podziękowanie', picture: 'podziekowania' },
  { icon: Flower2, name: msg`Dla mamy i taty`, text: 'mama', picture: 'dzien-matki' },
  { icon: GraduationCap, name: msg`Gratulacje`, text: 'gratulacje', picture: 'gratulacje' },
  { icon: Snowflake, name: msg`Święta`, text: 'święta', picture: 'swieta' },
]

const TILE_SIZES = '(min-width: 75rem) 17rem, (min-width: 40rem) 23vw, 46vw'

/** The tile's picture says nothing that its name doesn't. */
function tilePicture(name: string) {
  return { url: `/media/home/okazja-${name}.jpg`, width: 1280, height: 1280, altText: '' }
}

/** For which day? One press leads to everything for it. */
export function Occasions({ nearest }: { readonly nearest?: ReactNode }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={styles.occasions} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Trans>Na jaki dzień?</Trans>
        </h2>
        <p className={styles.nearest}>
          <TextLink to="/okazje">
            <Trans>Wszystkie okazje</Trans>
          </TextLink>
          {/* Last, because it arrives late and must push nothing aside. */}
          {nearest}
        </p>
      </div>
      <ul className={styles.list}>
        {OCCASIONS.map(({ icon: Icon, name, text, picture }) => (
          <li key={text}>
            <Link to="/sklep" search={{ q: text }} className={styles.occasion}>
              <Picture picture={tilePicture(picture)} sizes={TILE_SIZES} className={styles.picture ?? ''} />
              <span className={styles.name}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {i18n._(name)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
