import { parentPort } from 'node:worker_threads'
import { answerOrder, sayReady } from '#server/platform/api/inThread.ts'
import { judge, type JudgedByServer } from './judgement.ts'

/** The thread that judges authors’ templates: one of ten thousand nodes takes a while. */

parentPort?.on('message', (order: JudgedByServer) => answerOrder(() => judge(order)))
sayReady()
