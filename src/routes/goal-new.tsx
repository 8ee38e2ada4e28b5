export default function Screen() { return <h1>goal-new</h1> }
