import { toast } from './toast.ts'

/** For a part that is loaded when it is first opened, and could not be loaded. */
export function reportNotOpened(title = 'This could not be opened'): void {
  toast({ title, description: 'Please look at your connection and try again.', tone: 'danger' })
}
