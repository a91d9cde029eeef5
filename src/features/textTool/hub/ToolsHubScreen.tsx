import { Trans, useLingui } from '@lingui/react/macro'
import { History, PenLine, ShieldCheck, SpellCheck, Type, WholeWord, WifiOff } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { DrawingTools } from './DrawingTools.tsx'
import { MendingLines } from './MendingLines.tsx'
import { RecentDrawings } from './RecentDrawings.tsx'
import { RecentTexts } from './RecentTexts.tsx'
import styles from './ToolsHub.module.css'

/** /narzedzia: what there is, at work, and what was written last on this device. */
export function ToolsHubScreen() {
  const { t } = useLingui()
  const id = useId()
  const points = [
    { Icon: SpellCheck, title: t`Pisownia`, text: t`Wszystkie formy polskich słów i Twój własny słownik.` },
    {
      Icon: WholeWord,
      title: t`Gramatyka i przecinki`,
      text: t`Odmiana, powtórzenia, przecinek przed „że”.`,
    },
    { Icon: Type, title: t`Typografia`, text: t`„Cudzysłowy”, myślniki i spójniki za jednym razem.` },
    { Icon: History, title: t`Wersje`, text: t`Wracasz do tego, co było. Różnice widać słowo po słowie.` },
  ]
  return (
    <Page>
      <header className={styles.header}>
        <h1 className={styles.name}>
          <Trans>Narzędzia</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Bezpłatne, bez konta, na Twoim urządzeniu.</Trans>
        </p>
      </header>
      <div className={styles.sections}>
        <section className={styles.tool} aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              <PenLine size={26} aria-hidden="true" />
              <Trans>Edytor tekstu</Trans>
            </h2>
            <p className={styles.about}>
              <Trans>Piszesz albo wklejasz, a on pokazuje błędy i od razu proponuje, jak je poprawić.</Trans>
            </p>
          </div>
          <MendingLines />
          <div className={styles.words}>
            <ul className={styles.points}>
              {points.map(({ Icon, title, text }) => (
                <li key={title} className={styles.point}>
                  <Icon size={20} aria-hidden="true" />
                  <span>
                    <strong>{title}</strong>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink to="/narzedzia/tekst" variant="primary" size="large" className={styles.start}>
              <Trans>Otwórz edytor</Trans>
            </ButtonLink>
          </div>
        </section>
        <RecentTexts />
        <DrawingTools />
        <RecentDrawings />
        <ul className={styles.promises}>
          <li className={styles.promise}>
            <ShieldCheck size={24} aria-hidden="true" />
            <span>
              <strong>
                <Trans>Wszystko zostaje u Ciebie</Trans>
              </strong>
              <Trans>Teksty i rysunki zapisuje Twoja przeglądarka. Do Iskry nie wysyłamy ani litery.</Trans>
            </span>
          </li>
          <li className={styles.promise}>
            <WifiOff size={24} aria-hidden="true" />
            <span>
              <strong>
                <Trans>Działa bez sieci</Trans>
              </strong>
              <Trans>
                Wystarczy raz otworzyć narzędzie. Potem piszesz, rysujesz i pobierasz pliki także offline.
              </Trans>
            </span>
          </li>
        </ul>
      </div>
    </Page>
  )
}
