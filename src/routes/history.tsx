export default function Screen() { return <h1>history</h1> }
