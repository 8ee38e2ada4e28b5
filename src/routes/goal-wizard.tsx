export default function Screen() { return <h1>goal-wizard</h1> }
