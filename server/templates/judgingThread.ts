import { parentPort } from 'node:worker_threads'
import { answerOrder, sayReady } from '#server/api/inThread.ts'
import { judge, type JudgedByServer } from './judgement.ts'

/** The thread in which authors’ templates are judged: one of ten thousand nodes takes a while. */

parentPort?.on('message', (order: JudgedByServer) => answerOrder(() => judge(order)))
sayReady()
