import { addDays } from '../local-date.ts'
import { readPage } from './page.ts'
import { english } from './letters/english.ts'
import * as z from 'zod/mini' // refused
import { users } from '../../worker/modules/user/user.table.ts' // refused
import config from '../../vite.config.ts' // refused

export { addDays, readPage, english, z, users, config }
