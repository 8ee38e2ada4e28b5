import { hc } from 'hono/client'
import type { AppType } from '../worker/app.ts'
import { createApp } from '../worker/app.ts' // refused
import { eq } from 'drizzle-orm' // refused
import { Hono } from 'hono' // refused

export { hc, createApp, eq, Hono, type AppType }
