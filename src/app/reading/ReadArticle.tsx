import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ContentKind } from '#domain/content/kinds.ts'
import { ArticleScreen } from '#features/reading/article/ArticleScreen.tsx'
import { KeepArticle } from './KeepReading.tsx'

export interface ReadArticleProps {
  readonly kind: ContentKind
  readonly slug: string
  /** Whether the loader has found it. */
  readonly isKnown: boolean
}

/** One article at its address, with the means to save it. */
export function ReadArticle({ kind, slug, isKnown }: ReadArticleProps) {
  const router = useRouter()
  // The head was made before a slow answer came: the loader finds it now, and the title follows.
  const onLoaded = useCallback(() => {
    if (!isKnown) void router.invalidate()
  }, [isKnown, router])
  return (
    <ArticleScreen
      key={slug}
      kind={kind}
      slug={slug}
      renderKeeping={(article) => <KeepArticle article={article} />}
      onLoaded={onLoaded}
    />
  )
}
