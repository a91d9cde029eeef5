import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Crop, Plus } from 'lucide-react'
import { takeResult } from '#api/product/templateMediaCalls.ts'
import { listTemplateRuns, readTemplateRun } from '#api/product/templateRunCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { exampleValues } from '#domain/template/exampleValues.ts'
import { exampleName } from '#domain/template/templateDiff.ts'
import { LONGEST_DESCRIPTION, MOST_EXAMPLES } from '#domain/template/templateLimits.ts'
import type { RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import type { Example, Template } from '#domain/template/templateSchema.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { ResultMedia } from '#ui/ResultMedia.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useFollowedRun } from '../../run/RunFollower.tsx'
import stack from '../PanelStack.module.css'
import styles from './Showcase.module.css'

/** Runs of one’s own whose results are offered besides the one that was just made. */
const LATEST = 4

interface Wanted {
  readonly run: TemplateRun
  readonly output: string
  readonly at: number
  readonly part: RunPart
  readonly use: 'thumbnail' | 'example'
}

/** What the author’s own runs of the template have made: each becomes its thumbnail or an example with one press. */
export function OwnResults({ isOffline }: { readonly isOffline: boolean }) {
  const { productApi } = useServices()
  const document = useBuilder()
  const { slug } = useTemplatePart('details')
  const examples = useTemplatePart('examples')
  const followed = useFollowedRun().run
  const runs = useQuery({
    queryKey: [ACCOUNT_KEY, 'own-results', slug, followed?.completedAt ?? null],
    queryFn: async ({ signal }) => {
      const api = await productApi()
      const { runs: rows } = await listTemplateRuns(api, { slug }, { signal })
      const ended = rows.filter(({ completedAt, id }) => completedAt !== null && id !== followed?.id)
      return Promise.all(ended.slice(0, LATEST).map(({ id }) => readTemplateRun(api, id, { signal })))
    },
    enabled: slug !== '' && !isOffline,
  })
  const taking = useMutation({
    mutationFn: async ({ run, output, at, part }: Wanted) =>
      part.kind === 'text'
        ? ''
        : (await takeResult(await productApi(), { run: run.id, output, part: at })).url,
    onSuccess: (url, { run, part, use }) => {
      if (use === 'thumbnail') {
        document.edit({ name: 'thumbnail' }, (template) => ({
          ...template,
          details: { ...template.details, thumbnailUrl: url },
        }))
      } else document.edit({ name: 'examples' }, (template) => withExample(template, run, part, url))
    },
  })
  const shown = [...(followed === null ? [] : [followed]), ...(runs.data ?? [])]
  const parts = shown.flatMap((run) =>
    run.results.flatMap(({ output, name, parts: made }) =>
      made.map((part, at) => ({ run, output, name, at, part })),
    ),
  )
  return (
    <div className={stack.stack}>
      <TemplateFailureNote failure={taking.error} />
      <ul className={styles.list}>
        {parts.map(({ name, ...each }) =>
          each.part.kind === 'file' ? null : (
            <li key={`${each.run.id} ${each.output} ${each.at}`} className={styles.example}>
              <ResultMedia part={each.part} name={name} onBroken={() => void runs.refetch()} />
              <ResultTools
                name={name}
                kind={each.part.kind}
                isFull={examples.length >= MOST_EXAMPLES}
                isBusy={taking.isPending}
                onUse={(use) => taking.mutate({ ...each, use })}
              />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

interface ResultToolsProps {
  readonly name: string
  readonly kind: RunPart['kind']
  readonly isFull: boolean
  readonly isBusy: boolean
  readonly onUse: (use: Wanted['use']) => void
}

function ResultTools({ name, kind, isFull, isBusy, onUse }: ResultToolsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        icon={<Plus size={16} />}
        aria-label={t`Dodaj do przykładów: ${name}`}
        isDisabled={isFull || isBusy}
        onPress={() => onUse('example')}
      >
        <Trans>Dodaj do przykładów</Trans>
      </Button>
      {kind === 'image' ? (
        <Button
          size="small"
          variant="quiet"
          icon={<Crop size={16} />}
          aria-label={t`Zrób miniaturę: ${name}`}
          isDisabled={isBusy}
          onPress={() => onUse('thumbnail')}
        >
          <Trans>Zrób miniaturę</Trans>
        </Button>
      ) : null}
    </div>
  )
}

/** With one more example, unless it is there or there is no room; its form is shown, as it is its author’s own. */
function withExample(template: Template, run: TemplateRun, part: RunPart, url: string): Template {
  if (part.kind === 'file') return template
  const words = part.kind === 'text' ? part.text : part.prompt
  const example: Example = {
    caption: words.slice(0, LONGEST_DESCRIPTION).toWellFormed(),
    type: part.kind,
    url,
    filled: exampleValues(template.form, run.values),
  }
  const { examples } = template
  const isThere = examples.some((each) => exampleName(each) === exampleName(example))
  return isThere || examples.length >= MOST_EXAMPLES
    ? template
    : { ...template, examples: [...examples, example] }
}
