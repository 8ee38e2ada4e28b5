import * as z from 'zod/mini'
import { addDays } from './local-date.ts'
import { Hono } from 'hono' // refused
import { users } from '../worker/modules/user/user.table.ts' // refused
import { readFileSync } from 'node:fs' // refused

export { z, addDays, Hono, users, readFileSync }
