export default function Screen() { return <h1>congratulations</h1> }
