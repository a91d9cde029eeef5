import { serveOrders } from '#server/api/inThread.ts'
import { fillAndQuote } from './fillAndQuote.ts'

/** The thread in which forms of templates are checked and priced as anybody has filled them. */

serveOrders(fillAndQuote)
