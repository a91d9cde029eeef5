import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'
import type { Trouble } from './DatabaseNotice.tsx'
import { StartOver } from './StartOver.tsx'

export interface TroubleNoticeProps {
  readonly trouble: Trouble
  readonly onClose: () => void
}

/** Says why this device stores nothing beyond this visit, with the next step. */
export default function TroubleNotice({ trouble, onClose }: TroubleNoticeProps) {
  const { t } = useLingui()
  const titles: Record<Trouble, string> = {
    refused: t`Koszyk zostanie tylko do zamknięcia tej karty`,
    blocked: t`Inna karta Iskry blokuje pamięć`,
    unanswered: t`Pamięć przeglądarki nie odpowiada`,
    newer: t`Działa tu już nowsza wersja Iskry`,
    silent: t`Pamięć przeglądarki nie odpowiada`,
    outdated: t`Iskra zaktualizowała się w innej karcie`,
  }
  return (
    <FloatingNotice
      title={titles[trouble]}
      closeLabel={t`Zamknij ostrzeżenie`}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" size="small" onPress={() => location.reload()}>
            <Trans>Odśwież</Trans>
          </Button>
          {trouble === 'refused' ? <StartOver /> : null}
        </>
      }
    >
      <TroubleText trouble={trouble} />
    </FloatingNotice>
  )
}

function TroubleText({ trouble }: { readonly trouble: Trouble }) {
  if (trouble === 'refused') {
    return (
      <Trans>
        Przeglądarka blokuje zapis danych: przyczyną może być okno prywatne, pełny dysk albo uszkodzone dane.
        Zakupy działają dalej.
      </Trans>
    )
  }
  if (trouble === 'blocked') {
    return (
      <Trans>Zamknij pozostałe karty Iskry i odśwież tę. Do tego czasu zmiany zostają tylko tutaj.</Trans>
    )
  }
  if (trouble === 'unanswered') {
    return (
      <Trans>
        Zmiany zostają tylko w tej karcie. Odśwież ją, a jeśli to nie pomoże, zamknij wszystkie karty Iskry
        albo całą aplikację i otwórz ją ponownie.
      </Trans>
    )
  }
  if (trouble === 'newer') {
    return <Trans>Dane na tym urządzeniu zapisała nowsza wersja. Odśwież, żeby z nich skorzystać.</Trans>
  }
  if (trouble === 'silent') {
    return (
      <Trans>
        Koszyk i zapisane rzeczy pojawią się, gdy odpowie. Jeśli odświeżenie nie pomoże, zamknij wszystkie
        karty Iskry albo całą aplikację i otwórz ją ponownie.
      </Trans>
    )
  }
  return <Trans>Odśwież tę kartę, żeby dalej zapisywać zmiany.</Trans>
}
