import { badRequest } from '../paging.ts'
import { parseSearch, termCount, type SearchNode } from './parseSearch.ts'

const LONGEST_QUERY = 500
/** Far more than people type; each is looked for in the words of every product. */
const MOST_TERMS = 50

/** Reads a query from outside. Throws for one that is longer, or has more conditions, than a person would write. */
export function readSearch(text: string): SearchNode {
  if (text.length > LONGEST_QUERY) throw badRequest(`query is longer than ${LONGEST_QUERY} characters`)
  const node = parseSearch(text)
  if (termCount(node) > MOST_TERMS) throw badRequest(`query has more than ${MOST_TERMS} terms`)
  return node
}
