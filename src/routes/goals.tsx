export default function Screen() { return <h1>goals</h1> }
