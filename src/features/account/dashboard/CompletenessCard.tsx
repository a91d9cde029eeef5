import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { Card } from '#ui/Card.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PartView } from '../data/PartView.tsx'
import { type Step, STEPS, doneSteps } from './completeness.ts'
import styles from './Dashboard.module.css'
import { BILLING, PASSKEYS, PROFILE } from '../data/accountPart.ts'
import { type AccountData, useAccountPart } from '../data/useAccountPart.ts'

const STEP_WORDS = {
  name: { to: '/profil', label: msg`Podaj imię` },
  username: { to: '/profil', label: msg`Wybierz nazwę użytkownika` },
  bio: { to: '/profil', label: msg`Napisz kilka słów o sobie` },
  passkey: { to: '/ustawienia/bezpieczenstwo', label: msg`Dodaj klucz dostępu` },
  address: { to: '/ustawienia/rozliczenia', label: msg`Zapisz adres do zamówień` },
} as const satisfies Record<Step, { to: LinkProps['to']; label: MessageDescriptor }>

/** How complete the account is, and its missing parts. */
export function CompletenessCard() {
  const { t } = useLingui()
  const data = useDoneSteps()
  return (
    <Card title={<Trans>Twoje konto</Trans>}>
      <PartView data={data} skeleton={<Skeleton height="12rem" />}>
        {(done) => (
          <>
            <ProgressBar
              label={t`Gotowe kroki: ${done.size} z ${STEPS.length}`}
              value={(done.size / STEPS.length) * 100}
            />
            <ul className={styles.steps}>
              {STEPS.map((step) => (
                <li key={step}>
                  <StepLine step={step} isDone={done.has(step)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PartView>
    </Card>
  )
}

function StepLine({ step, isDone }: { readonly step: Step; readonly isDone: boolean }) {
  const { i18n } = useLingui()
  const { to, label } = STEP_WORDS[step]
  if (isDone) {
    return (
      <span className={styles.step} data-done="">
        <CircleCheck size={20} aria-hidden="true" />
        {i18n._(label)}
        <span className="visually-hidden">
          <Trans>(gotowe)</Trans>
        </span>
      </span>
    )
  }
  return (
    <Link to={to} className={styles.step}>
      <Circle size={20} aria-hidden="true" />
      {i18n._(label)}
    </Link>
  )
}

/** Which steps are done, once everything they depend on is known. */
function useDoneSteps(): AccountData<ReadonlySet<Step>> {
  const profile = useAccountPart(PROFILE)
  const passkeys = useAccountPart(PASSKEYS)
  const billing = useAccountPart(BILLING)
  for (const data of [profile, passkeys, billing]) if (data.status === 'failed') return data
  if (profile.status !== 'here' || passkeys.status !== 'here' || billing.status !== 'here')
    return { status: 'loading' }
  const ages = [profile, passkeys, billing].flatMap(({ keptSince }) => keptSince ?? [])
  return {
    status: 'here',
    value: doneSteps(profile.value, passkeys.value, billing.value),
    isOffline: [profile, passkeys, billing].some(({ isOffline }) => isOffline),
    keptSince: ages.length === 0 ? null : Math.min(...ages),
  }
}
