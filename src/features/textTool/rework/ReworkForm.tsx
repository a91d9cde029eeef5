import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { startState } from '#domain/jobs/startState.ts'
import { MOST_REWORKED, reworkedPart, reworkObstacle } from '#domain/text/rework/reworkedPart.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { useFormat } from '#i18n/format.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { StartBar } from '#ui/jobs/StartBar.tsx'
import { useStart } from '#ui/jobs/useStart.ts'
import { Notice } from '#ui/Notice.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import styles from '../panels/Panel.module.css'
import { AgreementDialog } from './AgreementDialog.tsx'
import { TaskChoice } from './TaskChoice.tsx'
import { FIRST_CHOICE, taskOf } from './taskChoice.ts'
import { useReworkAction } from './useReworkAction.ts'
import { useTextEngine } from './useTextEngine.ts'

export interface ReworkFormProps {
  readonly textId: string
  /** The name of the text engine. */
  readonly engine: string
  readonly hasAgreed: boolean
  /** Stores the text as it stands. Never rejects. */
  readonly flush: () => Promise<void>
}

/** What shall be made of the selection or the whole text, who reads it, its price, and the press that sends it. */
export function ReworkForm({ textId, engine, hasAgreed, flush }: ReworkFormProps) {
  const { t } = useLingui()
  const services = useServices()
  const visitor = useVisitor()
  const isOffline = useConnectionView() === 'offline'
  const { document } = useEditor()
  const { text, selection } = useStore(document)
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [isAsking, setAsking] = useState(false)
  const { offer, isKnown, isFailed, retry } = useTextEngine()
  const credits = useQuery({ ...creditsQuery(services), enabled: visitor === 'verified' })
  const act = useReworkAction()
  const { isStarting, start } = useStart()
  const part = reworkedPart(text, selection)
  const obstacle = reworkObstacle(text.slice(part.from, part.to))
  const state = startState({
    visitor,
    isKnown,
    isAvailable: offer !== null,
    isOffline,
    available: credits.data?.available ?? null,
    needed: offer?.credits ?? 0,
    held: offer?.credits ?? null,
    isParked: false,
  })

  async function send(): Promise<void> {
    if (offer === null || obstacle !== null) return
    const isLater = state.kind === 'later'
    await flush()
    // What is sent is what stands there now, and what the price was shown for.
    const now = document.getSnapshot()
    const wanted = {
      textId,
      base: now.text,
      part: reworkedPart(now.text, now.selection),
      task: taskOf(choice),
      engine: offer.id,
      credits: offer.credits,
      isOffline: isLater,
    }
    await start(() => act((actions) => actions.ask(wanted)), isLater)
  }

  function submit(): void {
    if (state.kind !== 'ready' && state.kind !== 'later') return
    if (obstacle !== null)
      announce(obstacle === 'empty' ? t`Najpierw napisz tekst.` : t`Fragment jest za długi.`)
    else if (hasAgreed) void send()
    else setAsking(true)
  }

  async function agree(): Promise<void> {
    setAsking(false)
    await act((actions) => actions.agree(engine))
    await send()
  }

  return (
    <form
      method="post"
      className={styles.part}
      aria-label={t`Popraw z AI`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className={styles.title}>
        <Trans>Popraw z AI</Trans>
      </h3>
      <Scope isSelection={selection.from !== selection.to} length={part.to - part.from} />
      <TaskChoice choice={choice} onChange={setChoice} />
      {isFailed ? (
        <Notice
          tone="warning"
          title={t`Nie udało się sprawdzić ceny`}
          action={<Button size="small" onPress={retry}>{t`Spróbuj ponownie`}</Button>}
        />
      ) : null}
      <p className={styles.quiet}>
        <Trans>
          Ten fragment opuści urządzenie: przeczyta go silnik AI {engine}. Odpowiedź pokażemy jako zmiany do
          przyjęcia.
        </Trans>
      </p>
      <StartBar
        state={state}
        price={offer === null ? null : <CreditCount value={offer.credits} />}
        unavailable={<Trans>Silnik AI teraz nie działa.</Trans>}
        verb={<Trans>Popraw</Trans>}
        isStarting={isStarting}
      />
      <AgreementDialog
        engine={engine}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onAgree={() => void agree()}
      />
    </form>
  )
}

interface ScopeProps {
  readonly isSelection: boolean
  readonly length: number
}

/** What is sent, and whether it is too long. */
function Scope({ isSelection, length }: ScopeProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (length === 0) return <p className={styles.quiet}>{t`Najpierw napisz tekst albo zaznacz fragment.`}</p>
  const characters = t`${plural(length, { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' })}`
  if (length > MOST_REWORKED) {
    const most = format.number(MOST_REWORKED)
    return (
      <Notice tone="warning" title={t`Za długi fragment: ${characters}`}>
        <Trans>Naraz można wysłać do {most} znaków. Zaznacz w tekście krótszy fragment.</Trans>
      </Notice>
    )
  }
  return (
    <p className={styles.quiet}>
      {isSelection
        ? t`Zaznaczony fragment: ${characters}.`
        : t`Cały tekst: ${characters}. Możesz też zaznaczyć fragment.`}
    </p>
  )
}
