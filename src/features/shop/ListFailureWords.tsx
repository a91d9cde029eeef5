import { Trans, useLingui } from '@lingui/react/macro'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { ListFailureProps } from './ListFailure.tsx'
import { isNotFound } from './retryReads.ts'

/** The words of `ListFailure`. */
export default function ListFailureWords({ error, onRetry, level = 2 }: ListFailureProps) {
  const { t } = useLingui()
  const isOnline = useConnectionView() === 'online'
  if (isNotFound(error)) {
    return (
      <ErrorState
        level={level}
        title={t`Nie ma takiej kolekcji`}
        description={t`Adres jest nieaktualny albo jest w nim literówka. Zajrzyj do całego sklepu.`}
        action={
          <ButtonLink to="/sklep" variant="primary">
            <Trans>Zobacz cały sklep</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const kind = error instanceof StorefrontError ? error.kind : 'broken'
  if (kind === 'unreachable' && !isOnline) {
    return (
      <ErrorState
        level={level}
        title={t`Nie mamy teraz połączenia ze sklepem`}
        description={t`To urządzenie nie ma jeszcze kopii tej strony. Gdy wróci sieć, spróbuj ponownie.`}
        onRetry={onRetry}
      />
    )
  }
  return (
    <ErrorState
      level={level}
      title={t`Sklep chwilowo nie odpowiada`}
      description={
        kind === 'busy'
          ? t`Mamy teraz dużo odwiedzin. Odczekaj chwilę i spróbuj ponownie.`
          : t`To błąd po naszej stronie, a Twój koszyk jest bezpieczny. Spróbuj ponownie za chwilę.`
      }
      onRetry={onRetry}
    />
  )
}
