import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DebugScreen.module.css'
import type { Diagnostics } from './diagnostics.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

export interface WorkerSectionProps {
  readonly diagnostics: Diagnostics
  readonly onCheckForUpdate: () => Promise<void>
}

export function WorkerSection({ diagnostics, onCheckForUpdate }: WorkerSectionProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [isChecking, setIsChecking] = useState(false)
  const { worker, page, reachability } = diagnostics
  const yesNo = (is: boolean) => (is ? t`tak` : t`nie`)

  const reachabilityTexts = {
    online: t`odpowiadają`,
    offline: t`nie odpowiadają`,
    unknown: t`nie wiadomo`,
  }

  async function check(): Promise<void> {
    setIsChecking(true)
    await onCheckForUpdate().catch(() => undefined)
    setIsChecking(false)
  }

  return (
    <Section title={t`Praca bez sieci`}>
      <Facts
        facts={[
          [t`Stan workera`, worker.reason === null ? worker.state : `${worker.state}: ${worker.reason}`],
          worker.description === null ? null : [t`Obudzony`, format.dateTime(worker.description.startedAt)],
          [t`Nowa wersja czeka`, yesNo(worker.isUpdateWaiting)],
          [t`Wysyłka w tle`, yesNo(worker.hasBackgroundSync)],
          [t`Sieć według przeglądarki`, yesNo(page.navigatorOnLine)],
          [t`Sieć według usług`, reachabilityTexts[reachability]],
        ]}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" isPending={isChecking} onPress={() => void check()}>
          <Trans>Szukaj nowej wersji</Trans>
        </Button>
      </div>
    </Section>
  )
}
