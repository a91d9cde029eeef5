import { Trans, useLingui } from '@lingui/react/macro'
import { FilePlus2, FileUp, type LucideIcon, Network } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { TEMPLATE_FILE_ENDING } from '#domain/template/templateFile.ts'
import { Badge } from '#ui/Badge.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useMomentText } from '#ui/useMomentText.ts'
import { type ListedTemplate, useListedTemplates } from '../drafts/liveTemplates.ts'
import { standingWords } from '../drafts/standingWords.ts'
import { beginTemplate } from '../drafts/templateActions.ts'
import { useImport, useLaunchedFiles } from '../files/useImport.ts'
import { askedLayout } from '../layout/askedLayout.ts'
import styles from './Welcome.module.css'

export interface WelcomeProps {
  readonly onOpen: (id: string) => void
}

/** The start of the editor: the three quick actions, and the last edited templates. */
export function Welcome({ onOpen }: WelcomeProps) {
  const { i18n, t } = useLingui()
  const { templates, isPending } = useListedTemplates()
  const [isMaking, setMaking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const takeIn = useImport(onOpen)
  useLaunchedFiles(takeIn)
  const latest = templates.find(({ row }) => row !== null && hasNodes(row.template))

  async function create(): Promise<void> {
    setMaking(true)
    try {
      onOpen(await beginTemplate())
    } catch {
      tellNotKept(i18n, t`Nie udało się utworzyć szablonu`)
    } finally {
      setMaking(false)
    }
  }

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    void takeIn(file)
  }

  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={drop}
    >
      <Page>
        <PageHeader
          title={t`Kreator szablonów`}
          lead={t`Ułóż graf, dodaj formularz i opublikuj. Wszystko zapisuje się na bieżąco, także bez sieci.`}
        />
        <div className={styles.actions}>
          <QuickAction
            icon={FilePlus2}
            title={t`Nowy szablon`}
            about={t`Zacznij od pustego płótna.`}
            isPending={isMaking}
            onPress={() => void create()}
          />
          <QuickAction
            icon={FileUp}
            title={t`Importuj szablon`}
            about={t`Wybierz plik albo upuść go tutaj.`}
            onPress={() => chooser.current?.click()}
          />
          <QuickAction
            icon={Network}
            title={t`Automatyczny układ`}
            about={
              latest === undefined
                ? t`Potrzebny jest przynajmniej jeden element na płótnie.`
                : t`Otworzy ostatni szablon i ułoży jego graf.`
            }
            isDisabled={latest === undefined}
            onPress={() => {
              if (latest === undefined) return
              askedLayout.set(latest.id)
              onOpen(latest.id)
            }}
          />
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={`${TEMPLATE_FILE_ENDING},.json,application/json`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file !== undefined) void takeIn(file)
          }}
        />
        <section aria-labelledby="recent-templates">
          <h2 id="recent-templates" className={styles.heading}>
            <Trans>Ostatnie szablony</Trans>
          </h2>
          {isPending ? (
            <div className={styles.ghosts} aria-busy="true">
              <Skeleton shape="box" height="4.5rem" />
              <Skeleton shape="box" height="4.5rem" />
            </div>
          ) : templates.length === 0 ? (
            <p className={styles.nothing}>
              <Trans>Tu pojawią się Twoje szablony. Pierwszy zrobisz przyciskiem „Nowy szablon”.</Trans>
            </p>
          ) : (
            <ul className={styles.list}>
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateEntry template={template} onOpen={() => onOpen(template.id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </Page>
    </div>
  )
}

const hasNodes = ({ nodes }: Readonly<Record<string, unknown>>) => Array.isArray(nodes) && nodes.length > 0

interface QuickActionProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly about: string
  readonly isDisabled?: boolean
  readonly isPending?: boolean
  readonly onPress: () => void
}

function QuickAction({ icon: Icon, title, about, isDisabled, isPending = false, onPress }: QuickActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : onPress}
    >
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.about}>{about}</span>
      </span>
    </button>
  )
}

function TemplateEntry({
  template,
  onOpen,
}: {
  readonly template: ListedTemplate
  readonly onOpen: () => void
}) {
  const { t, i18n } = useLingui()
  const { stands, title, slug, changedAt } = template
  const words = standingWords(stands)
  const moment = useMomentText(changedAt)
  return (
    <button type="button" className={styles.entry} onClick={onOpen}>
      <span className={styles.words}>
        <strong className={styles.title}>{title === '' ? t`Szablon bez tytułu` : title}</strong>
        <span className={styles.about}>{slug === '' ? moment : `/${slug} · ${moment}`}</span>
      </span>
      <Badge tone={words.tone}>{i18n._(words.label)}</Badge>
    </button>
  )
}
