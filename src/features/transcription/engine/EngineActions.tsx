import { Plural, Trans } from '@lingui/react/macro'
import { LogIn, MailCheck, Plus } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { EngineStart } from './useEngineStart.ts'

export interface EngineActionsProps {
  readonly start: EngineStart
  /** The id of the form that the press sends. */
  readonly form: string
  readonly transcriptId: string
  readonly isBusy: boolean
  readonly onClose: () => void
}

/** What can be pressed under the price: the yes, or what is missing for it. */
export function EngineActions({ start, form, transcriptId, isBusy, onClose }: EngineActionsProps) {
  const { state, price, isOffline } = start
  const back = `/narzedzia/transkrypcja?zapis=${encodeURIComponent(transcriptId)}`
  return (
    <>
      <Button variant="quiet" onPress={onClose}>
        <Trans>Anuluj</Trans>
      </Button>
      {state.kind === 'guest' ? (
        <ButtonLink
          variant="primary"
          to="/login"
          search={{ redirect: back }}
          icon={<LogIn size={20} aria-hidden="true" />}
        >
          <Trans>Zaloguj się</Trans>
        </ButtonLink>
      ) : state.kind === 'unverified' ? (
        <ButtonLink
          variant="primary"
          to="/verify-email-required"
          state={{ redirect: back }}
          icon={<MailCheck size={20} aria-hidden="true" />}
        >
          <Trans>Potwierdź adres</Trans>
        </ButtonLink>
      ) : state.kind === 'missing' ? (
        <ButtonLink variant="primary" to="/kredyty" icon={<Plus size={20} aria-hidden="true" />}>
          <Trans>Dokup kredyty</Trans>
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          type="submit"
          form={form}
          isPending={isBusy}
          isDisabled={state.kind !== 'ready' || isOffline}
        >
          {price === null || price === 0 ? (
            <Trans>Wyślij i rozpoznaj</Trans>
          ) : (
            <Plural
              value={price}
              one="Wyślij i rozpoznaj za # kredyt"
              few="Wyślij i rozpoznaj za # kredyty"
              many="Wyślij i rozpoznaj za # kredytów"
              other="Wyślij i rozpoznaj za # kredytu"
            />
          )}
        </Button>
      )}
    </>
  )
}
