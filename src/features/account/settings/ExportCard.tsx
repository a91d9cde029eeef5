import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportAccount } from '#api/product/accountCalls.ts'
import type { DeviceExport } from '#offline/session/exportDevice.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { hideOverlay, showOverlay } from '#ui/state/overlays.ts'
import { showToast } from '#ui/state/toasts.ts'
import { FormFailure } from '../form/FormNotes.tsx'
import { Card } from '#ui/Card.tsx'
import { downloadFile, jsonFile } from '#ui/downloadFile.ts'

/** This device's own data; nothing where its storage is refused. */
async function readDevice(): Promise<DeviceExport> {
  try {
    const [{ database }, { exportDevice }] = await Promise.all([
      import('#offline/openDatabase.ts'),
      import('#offline/session/exportDevice.ts'),
    ])
    return await exportDevice(await database())
  } catch {
    return {}
  }
}

/** Everything we keep of the person, as a file of their own. */
export function ExportCard() {
  const { t } = useLingui()
  const { productApi } = useServices()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function download(): Promise<void> {
    const work = new AbortController()
    setPending(true)
    setFailure(null)
    const overlay = showOverlay({ label: t`Zbieramy Twoje dane`, onCancel: () => work.abort() })
    try {
      const account = await exportAccount(await productApi(), { signal: work.signal })
      const data = { ...account, device: await readDevice() }
      if (work.signal.aborted) return
      downloadFile(jsonFile(`iskra-moje-dane-${new Date().toISOString().slice(0, 10)}.json`, data))
      showToast({ type: 'success', title: t`Plik z Twoimi danymi jest w pobranych` })
    } catch (error) {
      if (!work.signal.aborted) setFailure(error)
    } finally {
      hideOverlay(overlay)
      setPending(false)
    }
  }

  return (
    <Card
      title={<Trans>Kopia Twoich danych</Trans>}
      lead={
        <Trans>
          Jeden plik JSON ze wszystkim, co o Tobie przechowujemy: konto, profil, preferencje, zamówienia,
          ruchy kredytów i urządzenia. Do tego to, co jest zapisane tylko na tym urządzeniu: koszyk, szkice i
          prace. Bez haseł.
        </Trans>
      }
    >
      <FormFailure failure={failure} />
      <div>
        <Button icon={<Download size={18} />} isPending={isPending} onPress={() => void download()}>
          <Trans>Pobierz moje dane</Trans>
        </Button>
      </div>
    </Card>
  )
}
