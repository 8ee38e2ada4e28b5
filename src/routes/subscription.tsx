export default function Screen() { return <h1>subscription</h1> }
