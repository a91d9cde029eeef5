import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { Crop, Plus } from 'lucide-react'
import { takeResult } from '#api/product/templateMediaCalls.ts'
import { listTemplateRuns } from '#api/product/templateRunCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { exampleValues } from '#domain/template/exampleValues.ts'
import { exampleName } from '#domain/template/templateDiff.ts'
import { LONGEST_DESCRIPTION, MOST_EXAMPLES } from '#domain/template/templateLimits.ts'
import type { RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import type { Example, Template } from '#domain/template/templateSchema.ts'
import { useState } from 'react'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { ResultMedia } from '#ui/ResultMedia.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useFollowedRun } from '../../run/RunFollower.tsx'
import { RUNS_KEY, runQuery } from '../../run/runQuery.ts'
import stack from '../PanelStack.module.css'
import styles from './Showcase.module.css'

/** The number of own runs whose results are offered at once, besides the latest one. */
const AT_ONCE = 4

interface Wanted {
  readonly run: TemplateRun
  readonly output: string
  readonly at: number
  readonly part: RunPart
  readonly use: 'thumbnail' | 'example'
}

/** The results of the author’s own runs of the template: each becomes its thumbnail or an example with one press. */
export function OwnResults({ isOffline }: { readonly isOffline: boolean }) {
  const { productApi } = useServices()
  const document = useBuilder()
  const examples = useTemplatePart('examples')
  const followed = useFollowedRun().run
  const earlier = useOwnRuns(isOffline)
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
  const shown = [...(followed === null ? [] : [followed]), ...earlier.runs]
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
              <ResultMedia part={each.part} name={name} onBroken={earlier.renew} />
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
      {earlier.hasMore ? (
        <Button size="small" isPending={earlier.isReading} onPress={earlier.more}>
          <Trans>Pokaż starsze</Trans>
        </Button>
      ) : null}
    </div>
  )
}

interface OwnRuns {
  /** The latest first, without the one that is followed. */
  readonly runs: readonly TemplateRun[]
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly more: () => void
  /** Asks anew: the addresses of files have run out. */
  readonly renew: () => void
}

/** The author’s own runs of the open template that have ended and are still kept, as far back as was asked for. */
function useOwnRuns(isOffline: boolean): OwnRuns {
  const services = useServices()
  const queryClient = useQueryClient()
  const { template, run: followed } = useFollowedRun()
  const [count, setCount] = useState(AT_ONCE)
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [ACCOUNT_KEY, 'own-runs', template, followed?.completedAt ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: pageParam }
      return listTemplateRuns(await services.productApi(), { template_id: template, ...before }, { signal })
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    enabled: !isOffline,
  })
  const rows = (data?.pages ?? []).flatMap((page) => page.runs)
  // A failed run has nothing to show.
  const ended = rows.filter(
    ({ completedAt, status, id }) => completedAt !== null && status !== 'failed' && id !== followed?.id,
  )
  const looks = useQueries({
    queries: ended
      .slice(0, count)
      .map(({ id }) => ({ ...runQuery(services, id), staleTime: Infinity, enabled: !isOffline })),
  })
  return {
    runs: looks.flatMap(({ data: run }) => run ?? []),
    hasMore: ended.length > count || hasNextPage,
    isReading: isFetching || looks.some(({ isLoading }) => isLoading),
    more() {
      setCount(count + AT_ONCE)
      if (ended.length < count + AT_ONCE && hasNextPage) void fetchNextPage()
    },
    renew: () => void queryClient.invalidateQueries({ queryKey: RUNS_KEY }),
  }
}

const FIRST_PAGE: string | null = null

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
