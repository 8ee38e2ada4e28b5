/** npm run docs:budgets: writes docs/budgets.md from the table of budgets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetsPage } from './budgets-page.ts'
import { readLimits } from '../worker/core/limits.ts'
import { root } from './local-environment.ts'

writeFileSync(join(root, 'docs/budgets.md'), budgetsPage(readLimits('{}').limits))
