import { one } from './cycle-one.ts' // refused

export const two = () => one()
