import { Trans } from '@lingui/react/macro'
import { Notice } from './Notice.tsx'
import { WithoutScript } from './WithoutScript.tsx'

/** Stands where something can't be done without a script, and only where none runs. */
export function ScriptNote() {
  return (
    <WithoutScript>
      <Notice tone="neutral">
        <Trans>
          Do tego potrzebny jest JavaScript w aktualnej przeglądarce. Włącz go albo zaktualizuj przeglądarkę i
          wczytaj stronę jeszcze raz. Sklep działa i bez tego.
        </Trans>
      </Notice>
    </WithoutScript>
  )
}
