import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useConnection } from '../connection/useConnection.ts'
import { closeSignOut, NOTHING_TO_LOSE, useSignOutQuestion } from './signOutState.ts'
import { useSignOut } from './useSignOut.ts'
import styles from './SignOutDialog.module.css'

/** How long (ms) the changes get to arrive before it is said that they haven't. */
const PATIENCE = 12_000

type Sending = 'not-asked' | 'under-way' | 'late'

/** Asks what to do with data that only this device has, before signing out removes it. */
export default function SignOutDialog() {
  const { t } = useLingui()
  const question = useSignOutQuestion()
  const { view } = useConnection()
  const { signOutNow } = useSignOut()
  const [sending, setSending] = useState<Sending>('not-asked')
  const waiting = useRef<AbortController | null>(null)
  const { unsent, lines, asking, works } = question ?? NOTHING_TO_LOSE
  const canSend = unsent > 0 && view !== 'offline'

  function stay(): void {
    waiting.current?.abort()
    setSending('not-asked')
    closeSignOut()
  }

  async function leave(): Promise<void> {
    waiting.current?.abort()
    setSending('not-asked')
    await signOutNow()
  }

  async function sendAndLeave(): Promise<void> {
    const present = new AbortController()
    waiting.current = present
    setSending('under-way')
    const { sendEverything } = await import('./leaving.ts')
    const signal = AbortSignal.any([present.signal, AbortSignal.timeout(PATIENCE)])
    const hasArrived = await sendEverything(signal).catch(() => false)
    if (present.signal.aborted) return
    if (hasArrived) await leave()
    else setSending('late')
  }

  return (
    <Dialog
      isOpen={question !== null}
      onOpenChange={stay}
      role="alertdialog"
      size="sm"
      title={t`Wylogować się?`}
      actions={
        <>
          <Button variant="quiet" onPress={stay}>
            <Trans>Zostań</Trans>
          </Button>
          <Button variant={unsent + works > 0 ? 'danger' : 'primary'} onPress={() => void leave()}>
            {unsent + works > 0 ? <Trans>Wyloguj mimo to</Trans> : <Trans>Wyloguj</Trans>}
          </Button>
          {canSend ? (
            <Button variant="primary" isPending={sending === 'under-way'} onPress={() => void sendAndLeave()}>
              <Trans>Wyślij i wyloguj</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.words}>
        {unsent > 0 ? (
          <p>
            <Plural
              value={unsent}
              one="# zmiana nie dotarła jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadnie."
              few="# zmiany nie dotarły jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną."
              many="# zmian nie dotarło jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną."
              other="# zmiany nie dotarły jeszcze do Iskry. Jeśli wylogujesz się teraz, przepadną."
            />
          </p>
        ) : null}
        {lines > 0 ? (
          <p>
            <Plural
              value={lines}
              one="Z tego urządzenia zniknie koszyk z # produktem."
              few="Z tego urządzenia zniknie koszyk z # produktami."
              many="Z tego urządzenia zniknie koszyk z # produktami."
              other="Z tego urządzenia zniknie koszyk z # produktu."
            />
          </p>
        ) : null}
        {asking > 0 ? (
          <p>
            <Plural
              value={asking}
              one="Przepadnie # zapisane na potem generowanie."
              few="Przepadną # zapisane na potem generowania."
              many="Przepadnie # zapisanych na potem generowań."
              other="Przepadnie # zapisanego na potem generowania."
            />
          </p>
        ) : null}
        {works > 0 ? (
          <p>
            <Plural
              value={works}
              one="Przepadnie # praca z narzędzi: jest tylko na tym urządzeniu. Pobierz ją, jeśli jest Ci potrzebna."
              few="Przepadną # prace z narzędzi: są tylko na tym urządzeniu. Pobierz te, których potrzebujesz."
              many="Przepadnie # prac z narzędzi: są tylko na tym urządzeniu. Pobierz te, których potrzebujesz."
              other="Przepadnie # pracy z narzędzi: są tylko na tym urządzeniu. Pobierz te, których potrzebujesz."
            />
          </p>
        ) : null}
        {unsent > 0 && view === 'offline' ? (
          <Notice tone="neutral">
            <Trans>Teraz nie ma sieci. Jeśli zostaniesz, zmiany wyślą się same, gdy wróci połączenie.</Trans>
          </Notice>
        ) : null}
        <output>
          {sending === 'late' ? (
            <Notice tone="warning">
              <Trans>
                Nie wszystko udało się wysłać. Spróbuj jeszcze raz za chwilę albo wyloguj się mimo to.
              </Trans>
            </Notice>
          ) : null}
        </output>
      </div>
    </Dialog>
  )
}
