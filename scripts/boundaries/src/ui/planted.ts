import { Button } from './button.tsx'
import { Gate } from '~/features/plan/gate' // refused
import { goals } from '../features/goal/goal-list.ts' // refused

export { Button, Gate, goals }
