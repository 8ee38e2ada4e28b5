import { everyRow } from '../db/stored.ts'
import { api } from '~/lib/api' // refused

export { everyRow, api }
