export default function Screen() { return <h1>privacy</h1> }
