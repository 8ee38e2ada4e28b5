/** npm run active -- on|off ADDRESS [--remote]: lets a person sign in again, or deactivates the account. */
import { personChanges } from './person-changes.ts'
import { runPersonCommand, stop } from './person-command.ts'

const [state, ...rest] = process.argv.slice(2)
if (state === 'on') runPersonCommand('npm run active -- on', rest, personChanges.activate, 'can sign in again.')
else if (state === 'off')
  runPersonCommand('npm run active -- off', rest, personChanges.deactivate, 'is deactivated and signed out everywhere.')
else stop('Say on or off: npm run active -- off name@example.com')
