export default function Screen() { return <h1>auth</h1> }
