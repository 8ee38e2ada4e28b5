/** npm run employee -- ADDRESS [--remote]: makes the person with that proven address an employee. */
import { personChanges } from './person-changes.ts'
import { runPersonCommand } from './person-command.ts'

runPersonCommand('npm run employee --', process.argv.slice(2), personChanges.employee, 'is now an employee.')
