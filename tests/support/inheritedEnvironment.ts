/** What a process of the product starts with, as from a person's shell: how these tests render is not its business. */
export const INHERITED_ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: undefined }
