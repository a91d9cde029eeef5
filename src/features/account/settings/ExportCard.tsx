import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportAccount } from '#api/product/accountCalls.ts'
import type { DeviceExport } from '#offline/session/exportDevice.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { FormFailure } from '../form/FormNotes.tsx'
import { Card } from '#ui/Card.tsx'
import { downloadFile, jsonFile } from '#ui/downloadFile.ts'

/** What this device alone has; nothing where its storage is refused. */
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
    setPending(true)
    setFailure(null)
    try {
      const data = { ...(await exportAccount(await productApi())), device: await readDevice() }
      downloadFile(jsonFile(`iskra-moje-dane-${new Date().toISOString().slice(0, 10)}.json`, data))
      showToast({ type: 'success', title: t`Plik z Twoimi danymi jest w pobranych` })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Card
      title={<Trans>Kopia Twoich danych</Trans>}
      lead={
        <Trans>
          Jeden plik JSON ze wszystkim, co o Tobie przechowujemy: konto, profil, preferencje, zamówienia,
          ruchy kredytów i urządzenia. Bez haseł.
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
