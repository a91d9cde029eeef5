import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft, House } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'

/** A section for administrators, opened by another visitor (specification part 2, section 2). */
export default function NoAccess() {
  const router = useRouter()

  function goBack(): void {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/', replace: true })
  }

  return (
    <ErrorScreen
      code="403"
      title={<Trans>Brak dostępu</Trans>}
      words={
        <Trans>
          Ta sekcja jest tylko dla administratorów. Jeśli to pomyłka, poproś administratora o dostęp.
        </Trans>
      }
      actions={
        <>
          <Button variant="primary" icon={<ArrowLeft size={18} />} onPress={goBack}>
            <Trans>Wróć</Trans>
          </Button>
          <ButtonLink to="/" icon={<House size={18} />}>
            <Trans>Strona główna</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
