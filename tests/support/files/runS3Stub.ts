import { startS3Stub } from './s3Stub.ts'

// The stand-in bucket as a process of its own, which prints one line with its address and ends on a signal.
const stub = await startS3Stub()
process.stdout.write(`${JSON.stringify(stub.config)}\n`)
process.once('SIGTERM', () => void stub.close())
