import { Trans, useLingui } from '@lingui/react/macro'
import { History, PenLine, ShieldCheck, SpellCheck, Type, WholeWord, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { ToolCard } from '#ui/tools/ToolCard.tsx'
import { MendingLines } from './MendingLines.tsx'
import { RecentTexts } from './RecentTexts.tsx'
import styles from './ToolsHub.module.css'

export interface ToolsHubScreenProps {
  /** The cards of the other tools. */
  readonly children: ReactNode
}

/** /narzedzia: what there is, at work, and what was written last on this device. */
export function ToolsHubScreen({ children }: ToolsHubScreenProps) {
  const { t } = useLingui()
  const points = [
    { Icon: SpellCheck, title: t`Pisownia`, text: t`3,7 mln form polskich słów i Twój własny słownik.` },
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
        <ToolCard
          title={t`Edytor tekstu`}
          Icon={PenLine}
          about={t`Piszesz albo wklejasz, a on pokazuje błędy i od razu proponuje, jak je poprawić.`}
          demonstration={<MendingLines />}
          points={points}
          start={
            <ButtonLink to="/narzedzia/tekst" variant="primary" size="large">
              <Trans>Otwórz edytor</Trans>
            </ButtonLink>
          }
        />
        <RecentTexts />
        {children}
        <ul className={styles.promises}>
          <li className={styles.promise}>
            <ShieldCheck size={24} aria-hidden="true" />
            <span>
              <strong>
                <Trans>Wszystko zostaje u Ciebie</Trans>
              </strong>
              <Trans>
                Teksty, nagrania i rysunki zapisuje Twoja przeglądarka. Wysyła tylko to, co każesz jej wysłać.
              </Trans>
            </span>
          </li>
          <li className={styles.promise}>
            <WifiOff size={24} aria-hidden="true" />
            <span>
              <strong>
                <Trans>Działa bez sieci</Trans>
              </strong>
              <Trans>
                Raz otwarte narzędzie działa też offline. Na wolnym i komórkowym łączu działa to, czego już w
                nim użyto.
              </Trans>
            </span>
          </li>
        </ul>
      </div>
    </Page>
  )
}
