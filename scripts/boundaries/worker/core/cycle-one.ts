import { two } from './cycle-two.ts' // refused

export const one = () => two()
