import { serveOrders } from '#server/api/inThread.ts'
import { ArticleProblem, readArticleFile } from './articleFile.ts'
import type { ArticleOrder, ArticleReport } from './articleInThread.ts'
import { faultOf } from './articleFault.ts'
import { readArticle } from './readArticle.ts'

/** The thread in which texts of administrators are read: Markdown can be written that takes minutes. */

serveOrders(({ place, source, isTitleEnough }: ArticleOrder): ArticleReport => {
  try {
    if (isTitleEnough) return { title: readArticleFile(source, place.language).title }
    const { body, ...read } = readArticle(place, source)
    return { read: { ...read, body: body() } }
  } catch (error) {
    if (error instanceof ArticleProblem) return { fault: faultOf(error) }
    throw error
  }
})
