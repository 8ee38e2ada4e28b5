import { addDays } from '../local-date.ts'
import { helpMessage } from '../crisis/help-message.ts'
import * as z from 'zod/mini' // refused
import { users } from '../../worker/modules/user/user.table.ts' // refused

export { addDays, helpMessage, z, users }
