import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { openSettings } from '../settings/settingsState.ts'
import { Brand } from './Brand.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LEGAL_DESTINATIONS, TOP_DESTINATIONS } from './navigation.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './Footer.module.css'

/** The end of every page: the main places again, look and language. */
export function Footer() {
  const { t, i18n } = useLingui()
  const { features } = useServices().config
  return (
    <footer className={styles.footer}>
      <FooterNewsletter />
      <div className={styles.frame}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.claim}>
            <Trans>Słowa i obrazy na ważne dni. Działa też bez sieci.</Trans>
          </p>
        </div>
        <nav aria-label={t`Stopka`}>
          <ul className={styles.links}>
            {[...TOP_DESTINATIONS, ...LEGAL_DESTINATIONS].map((destination) => (
              <li key={destination.to}>
                <Link to={destination.to} className={styles.link}>
                  {i18n._(destination.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.settings}>
          {features.multiLanguage ? <LanguageSwitch /> : null}
          {features.darkMode ? <ThemeSwitch /> : null}
          <Button variant="quiet" size="small" onPress={openSettings}>
            <Trans>Wygląd i język</Trans>
          </Button>
        </div>
      </div>
    </footer>
  )
}
