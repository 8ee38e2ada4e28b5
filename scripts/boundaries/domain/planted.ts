import * as z from 'zod/mini'
import { addDays } from './local-date.ts'
import { readPage } from './coach/page.ts'
import { Hono } from 'hono' // refused
import { users } from '../worker/modules/user/user.table.ts' // refused
import { readFileSync } from 'node:fs' // refused

export { z, addDays, readPage, Hono, users, readFileSync }
