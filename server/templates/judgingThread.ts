import { serveOrders } from '#server/api/inThread.ts'
import { judge } from './judgement.ts'

/** The thread in which authors’ templates are judged: one of ten thousand nodes takes a while. */

serveOrders(judge)
