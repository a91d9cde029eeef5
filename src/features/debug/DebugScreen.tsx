import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CachesSection } from './CachesSection.tsx'
import { DatabaseSection } from './DatabaseSection.tsx'
import styles from './DebugScreen.module.css'
import type { ShellFacts } from './diagnostics.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { diagnosticFile } from './diagnosticFile.ts'
import { LogSection } from './LogSection.tsx'
import { Section } from './Section.tsx'
import { StorageSection } from './StorageSection.tsx'
import { StoreSection } from './StoreSection.tsx'
import { SwitchesSection } from './SwitchesSection.tsx'
import { useDiagnostics } from './useDiagnostics.ts'
import { VersionsSection } from './VersionsSection.tsx'
import { WorkerSection } from './WorkerSection.tsx'

export interface DebugScreenProps {
  readonly shell: ShellFacts
  readonly onCheckForUpdate: () => Promise<void>
  /** „Zapisane na offline”, from its own feature. */
  readonly packs: ReactNode
}

/** /debug: the running version, its storage and log; switches; and a file with all of it. */
export function DebugScreen({ shell, onCheckForUpdate, packs }: DebugScreenProps) {
  const { t } = useLingui()
  const { diagnostics, refresh } = useDiagnostics(shell)
  return (
    <Page>
      <PageHeader
        title={t`Diagnostyka`}
        lead={t`Co tu działa, co jest zapisane i co się wydarzyło. Plik diagnostyczny nie zawiera haseł, kluczy ani Twoich danych.`}
        actions={
          <>
            <Button
              variant="primary"
              isDisabled={diagnostics === null}
              onPress={() => diagnostics !== null && downloadFile(diagnosticFile(diagnostics))}
            >
              <Trans>Pobierz plik</Trans>
            </Button>
            <Button
              variant="secondary"
              icon={<RotateCw size={18} aria-hidden="true" />}
              onPress={() => void refresh()}
            >
              <Trans>Sprawdź ponownie</Trans>
            </Button>
          </>
        }
      />
      <div className={styles.sections}>
        {diagnostics === null ? (
          <Skeleton height="24rem" />
        ) : (
          <>
            <VersionsSection diagnostics={diagnostics} />
            <WorkerSection diagnostics={diagnostics} onCheckForUpdate={onCheckForUpdate} />
            <StorageSection diagnostics={diagnostics} />
            <DatabaseSection diagnostics={diagnostics} />
            <CachesSection diagnostics={diagnostics} onCleared={refresh} />
          </>
        )}
        <StoreSection />
        <Section title={t`Zapisane na offline`}>{packs}</Section>
        <SwitchesSection />
        {diagnostics === null ? null : <LogSection diagnostics={diagnostics} />}
      </div>
    </Page>
  )
}
