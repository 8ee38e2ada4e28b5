import { addDays } from '../../local-date.ts'
import type { LetterLines } from '../letter-lines.ts'
import { harmLines } from './english-harm.ts'
import * as z from 'zod/mini' // refused
import { harmPhrases } from '../signs/harm-phrases.ts' // refused
import { users } from '../../../worker/modules/user/user.table.ts' // refused

export { addDays, type LetterLines, harmLines, z, harmPhrases, users }
