import { startS3Stub } from './s3Stub.ts'

// The stand-in bucket as a process of its own, which says in one line how to reach it and ends when it is told to.
const stub = await startS3Stub()
process.stdout.write(`${JSON.stringify(stub.config)}\n`)
process.once('SIGTERM', () => void stub.close())
