import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import type { AccountSession } from '#domain/account/accountSession.ts'
import type { User } from '#domain/account/user.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SESSIONS } from '../data/accountPart.ts'
import { PartView } from '../data/PartView.tsx'
import { accountKey, useAccountPart } from '../data/useAccountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { Card } from '#ui/Card.tsx'
import { ConfirmedAction } from '../frame/ConfirmedAction.tsx'
import rows from '#ui/Rows.module.css'
import { SessionRow } from './SessionRow.tsx'

/** Where one is signed in, and how to end it there. */
export function SessionsCard({ user }: { readonly user: User }) {
  const data = useAccountPart(SESSIONS)
  return (
    <Card
      title={<Trans>Zalogowane urządzenia</Trans>}
      lead={<Trans>Nie poznajesz któregoś? Wyloguj je i zmień hasło.</Trans>}
    >
      <PartView data={data} skeleton={<SessionSkeletons />}>
        {(sessions) => <Sessions sessions={sessions} userId={user.id} />}
      </PartView>
    </Card>
  )
}

interface SessionsProps {
  readonly sessions: readonly AccountSession[]
  readonly userId: string
}

function Sessions({ sessions, userId }: SessionsProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(SESSIONS, userId)
  const stay = (keeps: (session: AccountSession) => boolean) =>
    show((queryClient.getQueryData<readonly AccountSession[]>(accountKey(SESSIONS)) ?? []).filter(keeps))
  const inOrder = sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))

  return (
    <>
      <ul className={rows.rows}>
        {inOrder.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={async () => {
              await endSession(await productApi(), session.id)
              await stay((other) => other.id !== session.id)
            }}
          />
        ))}
      </ul>
      {sessions.some((session) => !session.is_current) ? (
        <div>
          <ConfirmedAction
            verb={<Trans>Wyloguj wszystkie inne</Trans>}
            question={t`Wylogować wszystkie inne urządzenia?`}
            confirmation={<Trans>Wyloguj je</Trans>}
            done={t`Inne urządzenia są wylogowane`}
            onConfirm={async () => {
              await endOtherSessions(await productApi())
              await stay((session) => session.is_current)
            }}
          >
            <Trans>To urządzenie zostaje zalogowane. Na innych trzeba będzie zalogować się od nowa.</Trans>
          </ConfirmedAction>
        </div>
      ) : null}
    </>
  )
}

function SessionSkeletons() {
  return (
    <div className={rows.rows}>
      {[0, 1].map((row) => (
        <div key={row} className={rows.row}>
          <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
          <div className={rows.words}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
