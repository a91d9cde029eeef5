import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { ApiError } from '#api/product/apiError.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Why the last try came to nothing; where the session has run out, the way back in. */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isOver = failure instanceof ApiError && failure.status === 401
  return (
    <FailureNote
      failure={failure}
      action={
        isOver ? (
          <ButtonLink to="/login" search={{ redirect }} size="small">
            <Trans>Zaloguj się</Trans>
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

/** Words of an earlier visit that were never saved are back: says so, and how to be rid of them. */
export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="neutral"
      title={t`Twoje niezapisane zmiany czekały tutaj`}
      action={
        <Button size="small" onPress={onDiscard}>
          <Trans>Odrzuć je</Trans>
        </Button>
      }
    >
      <Trans>Sprawdź je i zapisz.</Trans>
    </Notice>
  )
}

/** The API can't be reached while a form is open: says which parts work and which wait. */
export function OfflineNote({ isKept }: { readonly isKept: boolean }) {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Bez sieci nie zapiszemy zmian`}>
      {isKept ? (
        <Trans>Możesz pisać dalej: to, co wpiszesz, zostaje na tym urządzeniu i poczeka na zapisanie.</Trans>
      ) : (
        <Trans>Zapisz, gdy wróci połączenie. Do tego czasu zostaw tę stronę otwartą.</Trans>
      )}
    </Notice>
  )
}
