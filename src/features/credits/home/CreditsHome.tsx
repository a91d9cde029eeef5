import { Trans, useLingui } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isAdministrator } from '#services/isAdministrator.ts'
import { useSession } from '#services/useSession.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './CreditsHome.module.css'
import { EnginePrices } from './EnginePrices.tsx'
import { HowCharged } from './HowCharged.tsx'
import { Invitation } from './Invitation.tsx'

export interface CreditsHomeProps {
  /** The signed-in user's. */
  readonly balance: ReactNode
  /** The packs on sale, from the shop. */
  readonly packs: ReactNode
  readonly movements: ReactNode
}

/** /kredyty: prices of generating, the balance, the charging rules, the packs and the movements. */
export function CreditsHome({ balance, packs, movements }: CreditsHomeProps) {
  const { t } = useLingui()
  const session = useSession()
  const id = useId()
  const isVerified = session.status === 'signed-in' && session.user.is_verified
  return (
    <Page>
      <PageHeader
        title={t`Kredyty i cennik`}
        lead={t`Cenę widzisz przed kliknięciem. Za nieudane nie płacisz.`}
      />
      <div className={styles.sections}>
        <section className={styles.own} aria-label={t`Twoje kredyty`}>
          {isVerified ? (
            <>
              {balance}
              <div className={styles.actions}>
                <ButtonLink to="/kredyty" hash="pakiety" variant="primary" icon={<Coins size={18} />}>
                  <Trans>Dokup kredyty</Trans>
                </ButtonLink>
                <ButtonLink to="/kredyty" hash="ruchy">
                  <Trans>Zobacz historię</Trans>
                </ButtonLink>
              </div>
            </>
          ) : (
            <Invitation session={session} />
          )}
        </section>
        <EnginePrices
          actions={
            isAdministrator(session) ? (
              <TextLink to="/cennik/admin">
                <Trans>Zmień ceny</Trans>
              </TextLink>
            ) : undefined
          }
        />
        <HowCharged />
        <section id="pakiety" className={styles.section} aria-labelledby={`${id}-packs`}>
          <h2 id={`${id}-packs`}>
            <Trans>Dokup kredyty</Trans>
          </h2>
          {packs}
        </section>
        {isVerified ? (
          <section id="ruchy" className={styles.section} aria-labelledby={`${id}-movements`}>
            <h2 id={`${id}-movements`}>
              <Trans>Historia kredytów</Trans>
            </h2>
            {movements}
          </section>
        ) : null}
      </div>
    </Page>
  )
}
