import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const SCRIPT = fileURLToPath(new URL('./runS3Stub.ts', import.meta.url))

const configSchema = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  region: z.string(),
  keyId: z.string(),
  secret: z.string(),
})

/** A bucket in a process of its own, for servers that are processes, too. */
export interface S3Process {
  /** The settings that make a server keep its files there. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts one, empty; its files are gone with it. */
export async function startS3Process(): Promise<S3Process> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  const config = configSchema.parse(JSON.parse(String(said)))
  return {
    environment: {
      FILES_S3_ENDPOINT: config.endpoint,
      FILES_S3_BUCKET: config.bucket,
      FILES_S3_REGION: config.region,
      FILES_S3_KEY_ID: config.keyId,
      FILES_S3_SECRET: config.secret,
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
