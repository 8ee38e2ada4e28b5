export default function Screen() { return <h1>goal-view</h1> }
