export default function Screen() { return <h1>goal-edit</h1> }
