import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A key with its certificate for localhost, and the hash by which Chromium is told to trust it. */
export interface Certificate {
  readonly key: string
  readonly certificate: string
  readonly keyHash: string
}

/** Makes a certificate for one run. Needs `openssl`, and says so where there is none. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-certificate-'))
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', keyFile, '-out', certificateFile]
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...files, '-days', '30', ...subject], {
      stdio: 'ignore',
    })
    const certificate = readFileSync(certificateFile, 'utf8')
    const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(keyFile, 'utf8'),
      certificate,
      keyHash: createHash('sha256').update(publicKey).digest('base64'),
    }
  } catch (error) {
    throw new Error('The bench speaks TLS and needs openssl to make itself a certificate.', { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
