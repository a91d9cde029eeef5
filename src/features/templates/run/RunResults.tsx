import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Gift, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import { useServices } from '#services/services.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { useRunAction } from '../device/useRunAction.ts'
import { ResultMedia } from '#ui/ResultMedia.tsx'
import { fileOf } from '#domain/template/resultFile.ts'
import styles from './Run.module.css'
import { useShareResult } from './useShareResult.ts'

// The words and looks of cards are many: they come with the first press.
const ResultGift = lazy(() => import('./ResultGift.tsx'))

export interface RunResultsProps {
  readonly run: TemplateRun
  readonly slug: string
}

/** Everything a run has made, with the ways on: save it, show it, make a card of it. */
export function RunResults({ run, slug }: RunResultsProps) {
  const parts = run.results.flatMap((result) =>
    result.parts.map((part, index) => ({
      part,
      name: result.name === '' ? run.title : result.name,
      key: `${result.output}-${index}`,
    })),
  )
  if (parts.length === 0) return null
  return (
    <ul className={styles.results}>
      {parts.map(({ part, name, key }) => (
        <li key={key}>
          <Result part={part} name={name} run={run} slug={slug} id={`${run.id}-${key}`} />
        </li>
      ))}
    </ul>
  )
}

interface ResultProps extends RunResultsProps {
  readonly part: RunPart
  /** Of the output that it came to. */
  readonly name: string
  readonly id: string
}

function Result({ part, name, run, slug, id }: ResultProps) {
  const { t } = useLingui()
  const act = useRunAction()
  const { productApi } = useServices()
  const [isGift, setGift] = useState(false)
  const share = useShareResult(slug)
  const file = fileOf(part)
  const renew = () => void act(async (actions) => actions.renew(await productApi(), run.id))
  const made = `iskra-${slugOf(name)}.${part.kind === 'text' ? 'txt' : (file?.format ?? 'bin')}`
  const fileName = part.kind === 'file' ? part.prompt : made
  return (
    <figure className={styles.result}>
      <ResultMedia part={part} name={name} onBroken={renew} />
      <figcaption className={styles.foot}>
        <span className={styles.caption}>
          {name}
          {part.kind !== 'text' && part.isProcedural ? (
            <Badge tone="neutral">
              <Trans>Według reguł, bez AI</Trans>
            </Badge>
          ) : null}
        </span>
        <span className={styles.actions}>
          {part.kind === 'text' ? (
            <Button
              size="small"
              icon={<Download size={16} />}
              aria-label={t`Pobierz: ${name}`}
              onPress={() => downloadFile(new File([part.text], fileName, { type: 'text/plain' }))}
            >
              <Trans>Pobierz</Trans>
            </Button>
          ) : file === undefined ? null : (
            <ButtonAnchor
              size="small"
              icon={<Download size={16} />}
              href={file.url}
              download={fileName}
              aria-label={t`Pobierz: ${name}`}
            >
              <Trans>Pobierz</Trans>
            </ButtonAnchor>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<Share2 size={16} />}
            aria-label={t`Udostępnij: ${name}`}
            onPress={() => void share(part, name, fileName)}
          >
            <Trans>Udostępnij</Trans>
          </Button>
          {part.kind === 'image' ? (
            <Button
              size="small"
              variant="quiet"
              icon={<Gift size={16} />}
              aria-label={t`Zrób z tego prezent: ${name}`}
              onPress={() => setGift(true)}
            >
              <Trans>Zrób z tego prezent</Trans>
            </Button>
          ) : null}
        </span>
      </figcaption>
      {isGift && file !== undefined ? (
        <Suspense fallback={null}>
          <ResultGift id={id} file={file} name={name} isOpen={isGift} onOpenChange={setGift} />
        </Suspense>
      ) : null}
    </figure>
  )
}
