import { parentPort } from 'node:worker_threads'
import { answerOrder, sayReady } from '#server/platform/api/inThread.ts'
import { faultOf } from './articleFault.ts'
import { ArticleProblem, readArticleFile } from './articleFile.ts'
import type { ArticleOrder, ArticleReport } from './articleInThread.ts'
import { readArticle } from './readArticle.ts'

/** The thread that reads administrators' texts: some Markdown takes minutes to read. */

parentPort?.on('message', (order: ArticleOrder) => answerOrder(() => read(order)))
sayReady()

function read({ place, source, isTitleEnough }: ArticleOrder): ArticleReport {
  try {
    if (isTitleEnough) return { title: readArticleFile(source, place.language).title }
    const { body, ...article } = readArticle(place, source)
    return { read: { ...article, body: body() } }
  } catch (error) {
    if (error instanceof ArticleProblem) return { fault: faultOf(error) }
    throw error
  }
}
